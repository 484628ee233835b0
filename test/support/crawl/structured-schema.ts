/**
 * What each kind of thing in our JSON-LD must say: the properties that Google asks of vehicle listings, breadcrumbs, local
 * businesses and questions (developers.google.com/search/docs/appearance/structured-data), as a JSON Schema each.
 */
import { Ajv } from 'ajv';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string', minLength: 1 };
const address: Schema = { type: 'string', pattern: '^https?://' };
const term: Schema = { type: 'string', pattern: '^https://schema\\.org/[A-Z]\\w+$' };
const number: Schema = { type: 'number', minimum: 0 };
const thing = (type: string, required: readonly string[], properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
});
const listOf = (items: Schema): Schema => ({ type: 'array', minItems: 1, items });

const postalAddress = thing('PostalAddress', ['addressCountry'], { addressCountry: text, addressLocality: text });
const hours = thing('OpeningHoursSpecification', ['dayOfWeek', 'opens', 'closes'], {
  dayOfWeek: { type: 'string', pattern: '^https://schema\\.org/\\w+day$' },
  opens: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
  closes: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
});
const dealer = thing('AutoDealer', ['name', 'url', 'address'], {
  name: text,
  url: address,
  address: postalAddress,
  geo: thing('GeoCoordinates', ['latitude', 'longitude'], { latitude: { type: 'number' }, longitude: { type: 'number' } }),
  openingHoursSpecification: listOf(hours),
});
const offer: Schema = {
  ...thing('Offer', ['url', 'availability', 'itemCondition', 'seller'], {
    url: address,
    price: number,
    priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    availability: term,
    itemCondition: term,
    seller: dealer,
  }),
  dependentRequired: { price: ['priceCurrency'], priceCurrency: ['price'] },
};
const vehicle = (type: string): Schema =>
  thing(type, ['name', 'url', 'image', 'brand', 'model', 'itemCondition', 'offers'], {
    name: text,
    url: address,
    image: listOf(address),
    brand: thing('Brand', ['name'], { name: text }),
    model: text,
    vehicleModelDate: { type: 'string', pattern: '^\\d{4}$' },
    vehicleIdentificationNumber: text,
    itemCondition: term,
    mileageFromOdometer: thing('QuantitativeValue', ['value', 'unitCode'], { value: number, unitCode: { enum: ['KMT', 'HUR'] } }),
    offers: offer,
  });
const quantity: Schema = {
  ...thing('QuantitativeValue', [], { value: number, minValue: number, maxValue: number }),
  anyOf: [{ required: ['value'] }, { required: ['minValue', 'maxValue'] }],
  oneOf: [{ required: ['unitCode'] }, { required: ['unitText'] }],
};
/** A vehicle as its maker describes it, not one for sale. */
const model: Schema = {
  type: 'object',
  required: ['@type', '@id', 'name', 'url', 'image', 'brand', 'model', 'vehicleModelDate', 'vehicleConfiguration'],
  properties: {
    name: text,
    url: address,
    image: listOf(address),
    brand: thing('Brand', ['name'], { name: text }),
    model: text,
    vehicleModelDate: { type: 'string', pattern: '^\\d{4}$' },
    vehicleConfiguration: text,
    vehicleEngine: thing('EngineSpecification', [], {
      fuelType: text,
      engineDisplacement: quantity,
      enginePower: quantity,
      torque: quantity,
    }),
    ...Object.fromEntries(
      ['fuelConsumption', 'fuelCapacity', 'depth', 'width', 'height', 'wheelbase', 'weight', 'cargoVolume'].map((property) => [
        property,
        quantity,
      ]),
    ),
    emissionsCO2: number,
    additionalProperty: listOf(thing('PropertyValue', ['name'], { name: text })),
  },
};
const listItem = (property: 'item' | 'url', ...named: readonly string[]): Schema =>
  thing('ListItem', ['position', property, ...named], {
    position: { type: 'integer', minimum: 1 },
    [property]: address,
    name: text,
  });

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Car: vehicle('Car'),
  Motorcycle: vehicle('Motorcycle'),
  Vehicle: vehicle('Vehicle'),
  ProductModel: model,
  AutoDealer: dealer,
  BreadcrumbList: thing('BreadcrumbList', ['itemListElement'], { itemListElement: listOf(listItem('item', 'name')) }),
  ItemList: thing('ItemList', ['itemListElement'], { itemListElement: listOf(listItem('url')) }),
  WebSite: thing('WebSite', ['name', 'url', 'potentialAction'], {
    name: text,
    url: address,
    potentialAction: thing('SearchAction', ['target', 'query-input'], {
      target: thing('EntryPoint', ['urlTemplate'], {
        urlTemplate: { type: 'string', pattern: '^https?://.*\\{search_term_string\\}' },
      }),
    }),
  }),
  FAQPage: thing('FAQPage', ['mainEntity'], {
    mainEntity: listOf(
      thing('Question', ['name', 'acceptedAnswer'], {
        name: text,
        acceptedAnswer: thing('Answer', ['text'], { text }),
      }),
    ),
  }),
};

const ajv = new Ajv({ allErrors: true, strict: false });
const checks = new Map(Object.entries(SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

/** What is wrong with a JSON-LD document; empty where nothing is. */
export const structuredFaults = (json: string): readonly string[] => {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return ['JSON-LD is no JSON'];
  }
  const { '@context': context, '@graph': graph } = document as Readonly<Record<string, unknown>>;
  if (context !== 'https://schema.org' || !Array.isArray(graph) || graph.length === 0)
    return ['JSON-LD has no context or no graph'];
  return graph.flatMap((each: { readonly '@type'?: string | readonly string[] }) => {
    // The last of several types is the one that says most.
    const type = [each['@type'] ?? ''].flat().at(-1) ?? '';
    const check = checks.get(type);
    if (!check) return [`JSON-LD has a ${type === '' ? 'thing without a type' : type}, of which nobody wrote what it must say`];
    return check(each) ? [] : (check.errors ?? []).map((error) => `${type}${error.instancePath} ${error.message ?? ''}`);
  });
};
