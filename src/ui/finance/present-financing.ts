/** The financing page: the payment for a price, and the price range for a payment. */
import { nameOf } from '../../domain/vehicle/vehicle-name.ts';
import { decodeFinance, defaultInputs } from '../../domain/finance/finance-inputs.ts';
import type { TaxedVehicle } from '../../domain/finance/tax-rates.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { Site } from '../../domain/site/site.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { countView } from '../components/present-count.ts';
import type { PageRequest } from '../page-request.ts';
import { scheduleOf } from './figures.ts';
import { SCHEDULE_PARAMETER } from './finance-wire.ts';
import { financeContext, loanView, provinceOf, provincesOf, taxedVehicle } from './present-loan.ts';

/** Used for taxes while no vehicle is chosen: the kind that the site mostly sells. */
const anyVehicle = ({ division }: Site): TaxedVehicle => ({
  passenger: division === 'Automotive',
  zeroEmission: false,
  used: true,
});

/** The loan that the address's figures result in. */
export const financingLoan = (vehicle: Vehicle | null, request: PageRequest, now: number) => {
  const { site, language, params, place, terms } = request;
  const example = defaultInputs(site.currency, provinceOf(place, site));
  const defaults = vehicle?.price ? { ...example, price: vehicle.price.amount } : example;
  const { inputs, problems } = decodeFinance(params, site.currency, { ...defaults, ...terms });
  const taxed = vehicle ? taxedVehicle(vehicle) : anyVehicle(site);
  return loanView(inputs, problems, defaults, financeContext({ site, languageId: language.id, now, vehicle: taxed }));
};

/**
 * @param vehicle whose price is the default
 * @param found number of vehicles within the loan's price range; null if the budget buys none
 */
export const financingView = (
  loan: ReturnType<typeof financingLoan>,
  vehicle: Vehicle | null,
  found: number | null,
  { site, language, params }: PageRequest,
) => {
  const everyPayment = params.get(SCHEDULE_PARAMETER) === 'Payments';
  return {
    ...loan,
    path: pathOf('Public_Financing', language.id),
    vehicle: vehicle && {
      id: vehicle.id,
      name: nameOf(vehicle, language.id),
      path: vehiclePath(vehicle, language.id),
    },
    provinces: provincesOf(site, language),
    found: found === null ? null : countView(found, language.id),
    schedule: scheduleOf(loan.inputs, loan.context, everyPayment),
    /** The schedule lists every payment, not only the years. */
    everyPayment,
    sellTradePath: pathOf('Public_SellTrade', language.id),
  };
};

export type FinancingView = ReturnType<typeof financingView>;
