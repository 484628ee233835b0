/**
 * A search has no 'not': what a visitor does not want becomes the list of everything else. A vehicle whose value is unknown is in
 * neither.
 */
import { BODIES, typeOfBody, type Body } from '../vehicle/attributes.ts';
import { FILTERS, type CodedFacet } from '../inventory/facets.ts';

/** Refusing the first refuses these too: 'not blue' excludes navy. */
const KINDS: Readonly<Partial<Record<CodedFacet, Readonly<Record<string, readonly string[]>>>>> = {
  colour: { blue: ['light-blue', 'navy'], green: ['dark-green'], grey: ['charcoal'] },
  fuel: { hybrid: ['hybrid-electric', 'plug-in-hybrid'], gas: ['premium-unleaded'] },
  transmission: { automatic: ['cvt', 'tiptronic', 'dual-clutch'] },
};

const typeOf = (body: string): string | undefined => typeOfBody(body as Body);

/** Among bodies, 'not an SUV' still asks for cars. */
const universe = (field: CodedFacet, codes: readonly string[]): readonly string[] => {
  if (field !== 'body') return FILTERS[field].values;
  const types = new Set(codes.map(typeOf));
  return BODIES.filter((body) => types.has(typeOf(body)));
};

/** Every code of the field but these and their kinds. */
export const allBut = (field: CodedFacet, codes: readonly string[]): readonly string[] => {
  const unwanted = new Set(codes.flatMap((code) => [code, ...(KINDS[field]?.[code] ?? [])]));
  return universe(field, codes).filter((code) => !unwanted.has(code));
};

const MOST_UNWANTED = 3;

/** What a list of values leaves out, where it was made by `allBut` of at most three codes; null for an ordinary choice. */
export const exclusionOf = (field: CodedFacet, values: readonly string[]): readonly string[] | null => {
  const chosen = new Set(values);
  const missing = universe(field, values).filter((code) => !chosen.has(code));
  const implied = new Set(missing.flatMap((code) => KINDS[field]?.[code] ?? []));
  const named = missing.filter((code) => !implied.has(code));
  const isWhole = allBut(field, named).length === chosen.size && 2 * named.length < chosen.size;
  return named.length > 0 && named.length <= MOST_UNWANTED && isWhole ? named : null;
};
