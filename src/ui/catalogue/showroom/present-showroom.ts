/** The showroom down to the models of a make: pictures, prices, payments, and what is for sale nearby. */
import { MODELS_PAGE_SIZE, type BodyOffer, type OfferedModel } from '../../../application/catalogue/offered-models.ts';
import { cataloguePath } from '../../../domain/catalogue/catalogue-path.ts';
import { encodeCatalogueQuery } from '../../../domain/catalogue/catalogue-query-codec.ts';
import { EMPTY_CATALOGUE_QUERY, type CatalogueQuery } from '../../../domain/catalogue/catalogue-query.ts';
import { pricedYear } from '../../../domain/catalogue/priced-year.ts';
import { drawingOfModel, showroomColour } from '../../../domain/catalogue/style-picture.ts';
import { estimatedPayment, isFinanced } from '../../../domain/finance/payment.ts';
import type { VisitorTerms } from '../../../domain/finance/visitor-terms.ts';
import { listPathOfType } from '../../../domain/inventory/list-path.ts';
import { money } from '../../../domain/money/money.ts';
import { numberText } from '../../../domain/money/price-text.ts';
import { labelOf } from '../../../domain/vehicle/attribute-labels.ts';
import { typeOfBody, type Body } from '../../../domain/vehicle/attributes.ts';
import { modelIn, modelName } from '../../../domain/vehicle/vehicle-name.ts';
import type { CatalogueMake } from '../../../ports/catalogue.ts';
import type { LinkView } from '../../components/crumbs.tsx';
import { countView } from '../../components/present-count.ts';
import { presentPager } from '../../components/present-pager.ts';
import { estimateOf } from '../../finance/present-estimate.ts';
import { finderView, makeViews } from '../present-finder.ts';
import { amountText, drawnPicture, photoOf, yearsText, type Reader } from '../present-style-texts.ts';

interface Buyer extends Reader {
  readonly terms: VisitorTerms;
}

/** @param ofMake whether the page is the make's, which its cards need not say again */
const modelCard = ({ model, stock }: OfferedModel, ofMake: boolean, { terms, ...reader }: Buyer) => {
  const { site, languageId } = reader;
  const { make, makeSlug, name, slug, body, years, picturedId } = model;
  const [latest = { year: 0 }] = years;
  const priced = pricedYear(years);
  const price = priced?.price ?? null;
  return {
    name: ofMake ? modelIn(name, languageId) : modelName({ make, model: name }, languageId),
    path: cataloguePath('showroom', languageId, [makeSlug, slug]),
    picture:
      picturedId === null
        ? drawnPicture(drawingOfModel(make, name, latest.year, body, showroomColour(make, name)))
        : photoOf(picturedId, 0, modelName({ make, model: name }, languageId)),
    body: body && labelOf('body', body, languageId),
    years: yearsText(years),
    price: price && { text: amountText(price.min, reader), isRange: price.max > price.min },
    /** Of the price, where a newer model year has none yet. */
    priceYear: priced && priced.year !== latest.year ? priced.year : null,
    payment:
      price && isFinanced(money(price.min, site.currency), site.currency)
        ? { amount: amountText(estimatedPayment(price.min, terms), reader), frequency: terms.frequency }
        : null,
    stock: stock && {
      path: listPathOfType(body === null ? 'car' : typeOfBody(body), languageId, stock.query),
      count: countView(stock.total, languageId),
    },
  };
};

export type ModelCardView = ReturnType<typeof modelCard>;

const modelCards = (models: readonly OfferedModel[], ofMake: boolean, buyer: Buyer) => {
  const cards = models.map((model) => modelCard(model, ofMake, buyer));
  const { site, languageId, terms } = buyer;
  return { cards, estimate: cards.some(({ payment }) => payment) ? estimateOf(site, languageId, terms) : null };
};

/** The first models of some makes, for other pages than the showroom's own. */
export const modelCardsOf = (models: readonly OfferedModel[], buyer: Buyer): readonly ModelCardView[] =>
  modelCards(models, false, buyer).cards;

/** Cards side by side. */
const ROW = 4;

const addressOf = (path: string, query: Partial<CatalogueQuery>): string => {
  const text = encodeCatalogueQuery({ ...EMPTY_CATALOGUE_QUERY, ...query });
  return text === '' ? path : `${path}?${text}`;
};

export interface OffersParts extends Buyer {
  readonly makes: readonly CatalogueMake[];
  readonly bodies: readonly BodyOffer[];
  readonly chosen: Body | null;
  readonly pageIndex: number;
}

/** The showroom's front: the first models of each body, or all of one. */
export const offersView = ({ makes, bodies, chosen, pageIndex, ...buyer }: OffersParts) => {
  const { languageId } = buyer;
  const path = cataloguePath('showroom', languageId);
  const bodyPath = (body: Body, page = 1): string => addressOf(path, { bodies: [body], pageIndex: page });
  const shown = bodies.find(({ body }) => body === chosen);
  const { cards, estimate } = modelCards(
    bodies.flatMap(({ models }) => models),
    false,
    buyer,
  );
  const cardsOf = new Map(bodies.flatMap(({ models }) => models).map((offered, place) => [offered, cards[place]]));
  const groupOf = ({ body, total, models }: BodyOffer) => ({
    body,
    label: labelOf('body', body, languageId),
    path: bodyPath(body),
    count: countView(total, languageId),
    cards: models.flatMap((offered) => cardsOf.get(offered) ?? []),
  });
  const isRow = ({ total }: BodyOffer): boolean => chosen !== null || total >= ROW;
  return {
    variant: 'makes' as const,
    section: 'showroom' as const,
    path,
    /** Of the body and page that are shown. */
    canonical: shown ? bodyPath(shown.body, pageIndex) : path,
    sectionPath: path,
    crumbs: (shown
      ? [{ label: labelOf('body', shown.body, languageId), path: bodyPath(shown.body) }]
      : []) as readonly LinkView[],
    ...finderView(languageId),
    styles: countView(
      makes.reduce((sum, { styles }) => sum + styles, 0),
      languageId,
    ),
    /** The body of the page; null for the front with all of them. */
    chosen: shown ? labelOf('body', shown.body, languageId) : null,
    tabs: bodies.map(({ body, total }) => ({
      label: labelOf('body', body, languageId),
      path: bodyPath(body),
      count: numberText(total, languageId),
      current: body === chosen,
    })),
    /** A row for each body that fills one. */
    groups: bodies.filter((offer) => offer.models.length > 0 && isRow(offer)).map(groupOf),
    /** The models of all other bodies. */
    others: bodies.filter((offer) => !isRow(offer)).flatMap((offer) => groupOf(offer).cards),
    pager: shown
      ? presentPager(
          pageIndex,
          Math.ceil(shown.total / MODELS_PAGE_SIZE),
          (page) => bodyPath(shown.body, page),
          (n) => numberText(n, languageId),
        )
      : null,
    makes: makeViews(makes, 'showroom', languageId),
    estimate,
    specsPath: cataloguePath('specs', languageId),
  };
};

export const offeredModelsView = (models: readonly [OfferedModel, ...OfferedModel[]], buyer: Buyer) => {
  const { languageId } = buyer;
  const { make, makeSlug } = models[0].model;
  const path = cataloguePath('showroom', languageId, [makeSlug]);
  return {
    variant: 'models' as const,
    section: 'showroom' as const,
    path,
    sectionPath: cataloguePath('showroom', languageId),
    crumbs: [{ label: make, path }] as readonly LinkView[],
    make,
    ...modelCards(models, true, buyer),
    specsPath: cataloguePath('specs', languageId, [makeSlug]),
  };
};

export type OffersView = ReturnType<typeof offersView>;
export type OfferedModelsView = ReturnType<typeof offeredModelsView>;
