/** The price of a style with options, paint, taxes and a payment. */
import { builtPrice, colourKey, offeredChoice, type BuildOffer } from '../../domain/catalogue/build-price.ts';
import type { CatalogueStyle } from '../../domain/catalogue/specification-style.ts';
import { optionTexts } from '../../domain/catalogue/technical-sheet.ts';
import { decodeFinance, defaultInputs, FINANCE_WIRE, type FinanceField } from '../../domain/finance/finance-inputs.ts';
import { isFinanced } from '../../domain/finance/payment.ts';
import { labelOf } from '../../domain/vehicle/attribute-labels.ts';
import { PAINTS } from '../../domain/vehicle/attributes.ts';
import { drawingOf } from '../../domain/catalogue/style-picture.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { COLOUR_PARAMETER, OPTION_PARAMETER } from './catalogue-wire.ts';
import type { PageRequest } from '../page-request.ts';
import { financeContext, loanView, provinceOf, provincesOf, taxedVehicle } from '../finance/present-loan.ts';
import { amountText } from './present-style-texts.ts';

/** The inputs that the visitor can change; the price follows from the chosen options. */
const FIELDS: readonly FinanceField[] = ['termMonths', 'frequency', 'interestRate', 'downPayment', 'province'];
const NAMES: readonly string[] = FIELDS.map((field) => FINANCE_WIRE[field].toLowerCase());

/** In the country and currency of the site; null if the style has no price there. */
const offerOf = ({ pricing, options, colours }: CatalogueStyle, { site }: PageRequest): BuildOffer | null => {
  const offered = pricing.find(({ country, price }) => country === site.country && isFinanced(price, site.currency));
  if (!offered) return null;
  const { price, delivery } = offered;
  const amountOf = (prices: (typeof colours)[number]['prices']): number | null => {
    const money = prices[site.country];
    return money?.currency === site.currency ? money.amount : null;
  };
  return {
    price: price.amount,
    delivery: delivery?.currency === site.currency ? delivery.amount : 0,
    options: options.flatMap(({ id, prices }) => {
      const amount = amountOf(prices);
      return amount === null ? [] : [{ key: id, amount }];
    }),
    colours: [
      ...new Map(
        colours.map((colour) => [colourKey(colour), { key: colourKey(colour), amount: amountOf(colour.prices) ?? 0 }]),
      ).values(),
    ],
  };
};

export const buildView = (style: CatalogueStyle, request: PageRequest, now: number) => {
  const offer = offerOf(style, request);
  if (!offer) return null;
  const { site, language, t, params, place } = request;
  const reader = { site, languageId: language.id, t };
  const extra = (amount: number): string => `+\u00a0${amountText(amount, reader)}`;
  const chosen = offeredChoice(offer, { colour: params.get(COLOUR_PARAMETER), options: params.getAll(OPTION_PARAMETER) });

  const vehicle = taxedVehicle({ type: style.type, fuel: style.fuel, condition: 'new' });
  const context = financeContext({ ...reader, now, vehicle });
  const defaults = defaultInputs(site.currency, provinceOf(place, site));
  const asked = [...params].filter(([name]) => NAMES.includes(name.toLowerCase()));
  const { inputs, problems } = decodeFinance(asked, site.currency, defaults);
  const built = { ...inputs, price: builtPrice(offer, chosen), withTaxes: site.country === 'CA' };
  return {
    ...loanView(built, problems, defaults, context),
    offer,
    chosen,
    price: amountText(offer.price, reader),
    delivery: offer.delivery === 0 ? null : extra(offer.delivery),
    options: offer.options.flatMap(({ key, amount }) => {
      const option = style.options.find(({ id }) => id === key);
      return option ? [{ key, ...optionTexts(option, language.id, t), price: extra(amount) }] : [];
    }),
    colours: offer.colours.flatMap(({ key, amount }) => {
      const found = style.colours.find((colour) => colourKey(colour) === key);
      if (!found) return [];
      return [
        {
          key,
          name: found.name ?? labelOf('colour', found.colour, language.id),
          paint: PAINTS[found.colour],
          drawing: drawingOf(style, found.colour),
          price: amount === 0 ? null : extra(amount),
        },
      ];
    }),
    provinces: provincesOf(site, language),
    financingPath: site.specs ? null : pathOf('Public_Financing', language.id),
  };
};

export type BuildView = NonNullable<ReturnType<typeof buildView>>;
