/** Suggestions for a path that leads nowhere. */
import { editDistance } from '../../domain/text/edit-distance.ts';
import { slug } from '../../domain/text/fold.ts';
import type { CatalogueSuggestion } from '../../ports/catalogue.ts';
import type { Showroom } from './showroom.ts';

const MOST = 5;

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** `[make, model, year, style]`: the first unknown segment is corrected, and the segments before it are kept. */
export const nearestIn = (showroom: Showroom, [make = '', model, year, style]: readonly string[]): CatalogueSuggestion[] => {
  const makes = showroom.makes();
  const knownMake = makes.find((known) => known.slug === make.toLowerCase());
  if (!knownMake) return nearestNames(make, makes).map((found) => ({ make: named(found), model: null, year: null, style: null }));
  const models = showroom.modelsOf(knownMake.slug);
  const knownModel = models.find((known) => known.slug === model?.toLowerCase());
  if (!knownModel)
    return nearestNames(model ?? '', models).map((found) => ({
      make: named(knownMake),
      model: named(found),
      year: null,
      style: null,
    }));
  const wanted = Number(year);
  const years = knownModel.years.map((entry) => entry.year).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
  if (!years.includes(wanted))
    return years.slice(0, MOST).map((near) => ({ make: named(knownMake), model: named(knownModel), year: near, style: null }));
  const styles = showroom.stylesOf(knownMake.slug, knownModel.slug, wanted).map((known) => ({
    slug: slug(known.name),
    name: known.name,
    known,
  }));
  return nearestNames((style ?? '').replace(/-\d+$/, ''), styles).map(({ known }) => ({
    make: named(knownMake),
    model: named(knownModel),
    year: wanted,
    style: known,
  }));
};

const named = ({ slug: own, name }: Named): Named => ({ slug: own, name });

/** Fewest typing errors first; names with another beginning that differ by more than half are left out, unless no others remain. */
function nearestNames<Entry extends Named>(text: string, entries: readonly Entry[]): Entry[] {
  const wanted = slug(text).replaceAll('-', '');
  const measured = entries
    .map((entry) => {
      const name = entry.slug.replaceAll('-', '');
      const begins = wanted !== '' && (name.startsWith(wanted) || wanted.startsWith(name));
      const longest = Math.max(name.length, wanted.length);
      return { entry, away: begins ? 0.5 : editDistance(wanted, name, longest), bound: Math.ceil(longest / 2) };
    })
    .sort((a, b) => a.away - b.away || (a.entry.slug < b.entry.slug ? -1 : 1));
  const near = measured.filter(({ away, bound }) => away <= bound);
  return (near.length > 0 ? near : measured).slice(0, MOST).map(({ entry }) => entry);
}
