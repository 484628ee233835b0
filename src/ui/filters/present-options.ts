/** What the filters of the list and of the catalogue say alike. */
import { numberText } from '../../domain/money/price-text.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { BODIES, typeOfBody } from '../../domain/vehicle/attributes.ts';
import { illustrationOf } from '../../domain/vehicle/illustration.ts';
import type { WireProblem } from '../../domain/wire/wire-codec.ts';
import type { Words } from '../inventory/list-message.ts';

/** As many values of a filter are shown at once, and those that are chosen; the others come with 'Show all'. */
export const FIRST = 8;
/** Names the filters that are shown with all their values. */
export const WHOLE_PARAMETER = 'ShowAll';

/** The drawing of a body beside its name. */
export const pictureOf = (value: string): { readonly picture?: string } => {
  const body = BODIES.find((known) => known === value);
  return body ? { picture: illustrationOf(typeOfBody(body), body, 'silver') } : {};
};

/** @param count how many results have it; null where they are not counted */
export const optionView = (
  name: string,
  value: string,
  label: Words,
  count: number | null,
  chosen: boolean,
  languageId: LanguageId,
) => ({
  name,
  value,
  label,
  count: count === null ? null : numberText(count, languageId),
  // Left out where it is not so: a page has a hundred options.
  ...(chosen && { chosen }),
});

/** The way from the first values of a filter to all of them and back; null where they are few. */
export const longList = <Facet extends string>(
  facet: Facet,
  values: number,
  whole: readonly Facet[],
  hrefOfWhole: (whole: readonly Facet[]) => string,
  languageId: LanguageId,
) => {
  if (values <= FIRST) return null;
  const isWhole = whole.includes(facet);
  const href = hrefOfWhole(isWhole ? whole.filter((other) => other !== facet) : [...whole, facet]);
  return {
    /** How many there are in all. */
    total: numberText(values, languageId),
    /** All of them are there. */
    whole: isWhole,
    href,
  };
};

const MOST_UNREAD = 3;

/** What of an address could not be read: 'YearMin=abc'. */
export const unreadOf = (problems: readonly WireProblem[]): readonly string[] => {
  const unread = problems.map(({ parameter, value }) => `${parameter}=${value}`);
  return unread.length > MOST_UNREAD ? [...unread.slice(0, MOST_UNREAD), '…'] : unread;
};

/** A checkbox of the form. */
export type OptionView = ReturnType<typeof optionView> & ReturnType<typeof pictureOf>;
export type LongList = NonNullable<ReturnType<typeof longList>>;
