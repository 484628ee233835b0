/** Parts that the filters of the list and of the catalogue share. */
import { numberText } from '../../domain/money/price-text.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { BODIES } from '../../domain/vehicle/attributes.ts';
import { illustrationOfBody } from '../../domain/vehicle/illustration.ts';
import type { WireProblem } from '../../domain/wire/wire-codec.ts';
import type { Words } from '../inventory/list-message.ts';

/** Number of values shown at first, besides the chosen ones; 'Show all' shows the others. */
export const FIRST = 8;
/** Names the filters that are shown with all their values. */
export const WHOLE_PARAMETER = 'ShowAll';

/** The drawing of a body beside its name, if it has one. */
export const pictureOf = (value: string): { readonly picture?: string } => {
  const body = BODIES.find((known) => known === value);
  const picture = body && illustrationOfBody(body, 'silver');
  return picture ? { picture } : {};
};

/** @param count number of results; null if not counted */
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
  // Omitted if false, to save bytes: a page has a hundred options.
  ...(chosen && { chosen }),
});

/** The link between the first values and all of them; null if there are few. */
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
    /** Number of all values. */
    total: numberText(values, languageId),
    /** Whether all values are shown. */
    whole: isWhole,
    href,
  };
};

const MOST_UNREAD = 3;

/** The parts of an address that could not be parsed: 'YearMin=abc'. */
export const unreadOf = (problems: readonly WireProblem[]): readonly string[] => {
  const unread = problems.map(({ parameter, value }) => `${parameter}=${value}`);
  return unread.length > MOST_UNREAD ? [...unread.slice(0, MOST_UNREAD), '…'] : unread;
};

export type OptionView = ReturnType<typeof optionView> & ReturnType<typeof pictureOf>;
export type LongList = NonNullable<ReturnType<typeof longList>>;
