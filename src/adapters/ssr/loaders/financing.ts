/** The financing page: from a price to its payment, and from a payment to the vehicles that it can buy. */
import { countAffordable } from '../../../application/finance/count-affordable.ts';
import { decodeFinance, defaultInputs } from '../../../domain/finance/finance-inputs.ts';
import { isFinanced } from '../../../domain/finance/payment.ts';
import type { TaxedVehicle } from '../../../domain/finance/tax-rates.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { pathOf } from '../../../domain/routing/path-table.ts';
import type { Site } from '../../../domain/site/site.ts';
import { vehiclePath } from '../../../domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '../../../domain/vehicle/vehicle.ts';
import { SCHEDULE_PARAMETER, type FinancingView } from '../../../ui/finance/finance-view.ts';
import { scheduleOf } from '../../../ui/finance/figures.ts';
import type { PageRequest } from '../../../ui/page-request.ts';
import type { Loader, PagePorts } from '../loader.ts';
import { financeContext, loanView, provinceOf, provincesOf, taxedVehicle } from '../../../ui/finance/present-loan.ts';
import { vehicleAskedFor } from '../vehicle-asked-for.ts';

/** The kind that a site sells most: no vehicle is chosen yet. */
const anyVehicle = ({ division }: Site): TaxedVehicle => ({
  passenger: division === 'Automotive',
  zeroEmission: false,
  used: true,
});

/** The vehicle to start from, if the site shows it and its price can be financed. */
const vehicleOf = async (request: PageRequest, ports: PagePorts): Promise<Vehicle | null> => {
  const vehicle = (await vehicleAskedFor(request, ports))?.vehicle;
  return vehicle?.price && isFinanced(vehicle.price, request.site.currency) ? vehicle : null;
};

export const loadFinancing: Loader<FinancingView> = async (request, ports) => {
  const { site, language, params, place } = request;
  const vehicle = await vehicleOf(request, ports);
  const example = defaultInputs(site.currency, provinceOf(place, site));
  const defaults = vehicle?.price ? { ...example, price: vehicle.price.amount } : example;
  const { inputs, problems } = decodeFinance(params, site.currency, { ...defaults, ...request.terms });
  const context = financeContext({
    site,
    languageId: language.id,
    now: ports.clock.now(),
    vehicle: vehicle ? taxedVehicle(vehicle) : anyVehicle(site),
  });
  const loan = loanView(inputs, problems, defaults, context);
  const within = loan.figures.search;
  const found = within && (await countAffordable(within, request, ports.search));
  const everyPayment = params.get(SCHEDULE_PARAMETER) === 'Payments';
  return {
    kind: 'page',
    view: {
      ...loan,
      path: pathOf('Public_Financing', language.id),
      vehicle: vehicle && {
        id: vehicle.id,
        name: [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' '),
        path: vehiclePath(vehicle, language.id),
      },
      provinces: provincesOf(site, language),
      found: found === null ? null : { count: found, text: numberText(found, language.id) },
      schedule: scheduleOf(inputs, context, everyPayment),
      everyPayment,
      sellTradePath: pathOf('Public_SellTrade', language.id),
    },
  };
};
