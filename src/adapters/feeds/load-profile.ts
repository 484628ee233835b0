/** Reads feed profiles: YAML files checked against the published schema, with every fault in one report. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ErrorObject } from 'ajv';
import iconv from 'iconv-lite';
import profileSchema from '../../../feeds/profile.schema.json' with { type: 'json' };
import { readDealerTable } from './dealer-table.ts';
import { patternFault } from '../../domain/feeds/field-rule.ts';
import { sourcesAround, valueSources } from '../../domain/feeds/profile-sources.ts';
import type { FeedProfile, FieldRule, FieldStep } from '../../domain/feeds/profile.ts';
import { problemAt, problemsIn, readYaml, schemaProblem, type Broken, type FieldPath, type YamlFile } from '../yaml/yaml-file.ts';
import { shortPath } from '../yaml/short-path.ts';
import { FaultyFile } from '../yaml/faulty-file.ts';
import { yamlSchema } from '../yaml/yaml-schema.ts';

type Defaulted =
  | 'dealers'
  | 'around'
  | 'expires'
  | 'removals'
  | 'title'
  | 'records'
  | 'encoding'
  | 'delimiter'
  | 'header'
  | 'footer'
  | 'identity'
  | 'name';
/** A profile as its file says it, with the defaults of the schema. */
type WrittenProfile = Omit<FeedProfile, Defaulted> &
  Partial<Pick<FeedProfile, 'title' | 'encoding' | 'delimiter' | 'header' | 'footer' | 'identity' | 'expires'>> & {
    readonly removals: Partial<FeedProfile['removals']>;
    readonly dealers?: { readonly table: string; readonly column: string; readonly from: FieldRule };
    readonly records?: string | readonly string[];
  };

const PROFILE = yamlSchema<WrittenProfile>(profileSchema);

type Dirs = string | readonly string[];

/** Names of the profiles in these folders, in alphabetical order. */
export const profileNames = (dirs: Dirs): string[] => {
  const files = [dirs].flat().flatMap((dir) => (existsSync(dir) ? readdirSync(dir) : []));
  return [...new Set(files.filter((name) => name.endsWith('.yaml')).map((name) => basename(name, '.yaml')))].sort();
};

/** The profile of this name, from the first of the folders that has it. Throws `FaultyFile` when there is none, or it has faults. */
export const loadProfile = (dirs: Dirs, name: string): FeedProfile => {
  const folders = [dirs].flat();
  const known = profileNames(folders);
  const dir = folders.find((folder) => profileNames(folder).includes(name));
  if (dir === undefined)
    throw new FaultyFile([
      `There is no profile ${JSON.stringify(name)} in ${folders.map(shortPath).join(' or ')}. Known are: ${known.join(', ') || 'none'}.`,
    ]);
  const path = join(dir, `${name}.yaml`);
  return parseProfile(name, shortPath(path), readFileSync(path, 'utf8'), dir);
};

/** Reads the text of a profile file, whose table of dealers is beside it in `dir`. Throws `FaultyFile`. */
export const parseProfile = (name: string, file: string, text: string, dir = '.'): FeedProfile => {
  const { source, written, problems } = readYaml(file, text, PROFILE, schemaFault);
  if (written === null) throw new FaultyFile(problems);
  const { dealers } = written;
  const rows = dealers ? readDealerTable(resolve(dir, dealers.table), dealers.column) : null;
  const whole = {
    ...complete(name, written),
    dealers: dealers && rows !== null && typeof rows !== 'string' ? { from: textual({ from: dealers.from }).from, rows } : null,
  };
  const profile: FeedProfile = { ...whole, around: sourcesAround(whole) };
  const broken = problemsIn(source, (say) => {
    if (typeof rows === 'string')
      say(
        ['dealers', 'table'],
        `cannot be read: ${rows}`,
        'Name a CSV file beside the profile, and the column that `from` is looked up in.',
      );
    checkProfile(profile, say);
  });
  if (broken.length > 0) throw new FaultyFile(broken);
  return profile;
};

/** The errors of `oneOf` and `anyOf` only say that one of their branches has an error, or which fields are missing. */
function schemaFault(source: YamlFile, error: ErrorObject): string | null {
  if (/\/(?:oneOf|anyOf)\/\d+\//.test(error.schemaPath)) return null;
  const path = error.instancePath.split('/').slice(1);
  switch (error.keyword) {
    case 'anyOf':
      return problemAt(source, path, 'must have make and model, or makeAndModel', 'A vehicle without a name cannot be shown.');
    case 'oneOf':
      return problemAt(
        source,
        path,
        'must have exactly one of from, value, template and join',
        'These say where the value comes from.',
      );
    default:
      return schemaProblem(source, error);
  }
}

/** What the schema cannot say. */
function checkProfile(profile: FeedProfile, broken: Broken): void {
  const checkPattern = (pattern: string | undefined, path: FieldPath): void => {
    const fault = pattern === undefined ? null : patternFault(pattern);
    if (fault !== null) broken(path, `is not a usable expression: ${fault}`, 'See docs/feeds.md, "Expressions".');
  };
  const checkSource = (name: string, path: FieldPath): void => {
    const [extract = '', group = ''] = name.split('.', 2);
    const pattern = Object.hasOwn(profile.extract, extract) ? profile.extract[extract]?.pattern : undefined;
    if (pattern !== undefined && name.includes('.') && !pattern.includes(`(?<${group}>`))
      broken(path, `names a group that extract.${extract} lacks`, `Its pattern must have (?<${group}>…).`);
  };

  if (profile.format === 'xml' && profile.records.length === 0)
    broken(['records'], 'is missing', 'Name the path of the record elements from the root, such as stock/vehicle.');
  if (profile.around.length > 0 && profile.format !== 'xml' && profile.format !== 'json')
    broken(['format'], `has nothing around its records, but ${profile.around.join(', ')} is named`, 'XML and JSON have.');
  if (profile.expires !== null && profile.feed === 'full')
    broken(['expires'], 'is for partial feeds', 'What a full feed lacks is gone at once.');
  if (profile.covers === 'source' && profile.feed === 'partial')
    broken(['covers'], 'is for full feeds', 'What a partial feed lacks stays; expires says for how long.');
  if (profile.encoding !== null && !iconv.encodingExists(profile.encoding))
    broken(['encoding'], 'is not a known encoding', 'Use utf-8, utf-16le, windows-1252, iso-8859-15, …');
  checkPattern(profile.header ?? undefined, ['header']);
  checkPattern(profile.footer ?? undefined, ['footer']);
  for (const [name, { pattern }] of Object.entries(profile.extract)) checkPattern(pattern, ['extract', name, 'pattern']);
  for (const [k, { from, pattern }] of profile.leaveOut.entries()) {
    checkPattern(pattern, ['leaveOut', k, 'pattern']);
    checkSource(from, ['leaveOut', k, 'from']);
  }
  for (const [k, name] of (profile.identity?.from ?? []).entries()) checkSource(name, ['identity', 'from', k]);
  for (const part of ['dealer', 'fields'] as const) {
    for (const [field, rule] of Object.entries<FieldRule>(profile[part])) {
      for (const [step, path] of stepsOf(rule, [part, field])) {
        if (typeof step === 'string') checkSource(step, path);
        else {
          checkPattern(step.pattern, [...path, 'pattern']);
          for (const condition of ['when', 'unless'] as const) {
            checkPattern(step[condition]?.pattern, [...path, condition, 'pattern']);
            if (step[condition]) checkSource(step[condition].from, [...path, condition, 'from']);
          }
          for (const [k, { pattern }] of (step.replace ?? []).entries())
            checkPattern(pattern, [...path, 'replace', k, 'pattern']);
          for (const name of valueSources(step)) checkSource(name, path);
          if (step.dropPrefix !== undefined) checkSource(step.dropPrefix, path);
        }
      }
    }
  }
}

function stepsOf(rule: FieldRule, path: FieldPath): (readonly [string | FieldStep, FieldPath])[] {
  return Array.isArray(rule)
    ? rule.map((step: string | FieldStep, k) => [step, [...path, k]] as const)
    : [[rule as string | FieldStep, path]];
}

function complete(name: string, written: WrittenProfile): Omit<FeedProfile, 'dealers' | 'around'> {
  const { records, dealers: _, ...rest } = written;
  return {
    ...rest,
    name,
    title: written.title ?? name,
    encoding: written.encoding ?? null,
    delimiter: written.delimiter ?? null,
    header: written.header ?? null,
    footer: written.footer ?? null,
    identity: written.identity ?? null,
    expires: written.expires ?? null,
    removals: { usual: written.removals.usual ?? null, atLeast: written.removals.atLeast ?? 1 },
    records: records === undefined ? (written.format === 'json' ? [''] : []) : [records].flat(),
    empty: written.empty.map(String),
    dealer: textual(written.dealer),
    fields: textual(written.fields),
  };
}

/** YAML reads `3` as a number; every value of a feed is text. */
function textual<Rules extends Readonly<Record<string, FieldRule | undefined>>>(rules: Rules): Rules {
  return JSON.parse(JSON.stringify(rules), (key, value: unknown) => (typeof value === 'number' ? String(value) : value)) as Rules;
}
