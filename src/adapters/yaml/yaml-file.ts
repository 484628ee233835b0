/** Reads YAML files against a JSON schema; each fault says where it is, what is there, why it is wrong and what to write instead. */
import type { ErrorObject } from 'ajv';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { editDistance } from '../../domain/text/edit-distance.ts';
import type { YamlSchema } from './yaml-schema.ts';

export interface YamlFile {
  /** Path as shown to the operator. */
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Path inside the file: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/**
 * A file's text as the schema's type, or its faults. @param file the path in messages
 * @param problemOf describes a fault that the schema found; null leaves it out
 */
export const readYaml = <T>(
  file: string,
  text: string,
  schema: YamlSchema<T>,
  problemOf: (source: YamlFile, error: ErrorObject) => string | null = schemaProblem,
): { readonly source: YamlFile; readonly written: T | null; readonly problems: readonly string[] } => {
  const lines = new LineCounter();
  const source = { file, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
  const faults = syntaxProblems(source);
  const written: unknown = faults.length > 0 ? null : source.document.toJS();
  const matchesSchema = schema();
  if (faults.length === 0 && matchesSchema(written)) return { source, written, problems: [] };
  // The error of `if` only says that there is one inside.
  const errors = (faults.length === 0 && matchesSchema.errors ? matchesSchema.errors : []).filter(
    ({ keyword }) => keyword !== 'if',
  );
  const problems = errors.map((error) => problemOf(source, error)).filter((problem) => problem !== null);
  return { source, written: null, problems: [...new Set([...faults, ...problems])] };
};

/** `sites/main.yaml:12 languages[2] = 9: must be one of 1, 2. A hint.` */
export const problemAt = (site: YamlFile, path: FieldPath, reason: string, hint: string): string => {
  const value = valueText(site.document.getIn(path));
  return `${site.file}:${String(lineOf(site, path))} ${pathText(path)}${value === '' ? '' : ` = ${value}`}: ${reason}. ${hint}`;
};

/** Says that a part of a file is wrong, and what to do about it. */
export type Broken = (path: FieldPath, reason: string, hint: string) => void;

/** The problems that a check of what the schema cannot say finds in a file. */
export const problemsIn = (source: YamlFile, check: (broken: Broken) => void): string[] => {
  const problems: string[] = [];
  check((path, reason, hint) => problems.push(problemAt(source, path, reason, hint)));
  return problems;
};

/** Syntax faults, among them unknown aliases: YAML reads `*.example.org` without quotes as one. */
const syntaxProblems = ({ file, document, lines }: YamlFile): string[] => {
  const at = (offset: number | undefined, message: string): string =>
    `${file}:${String(lines.linePos(offset ?? 0).line || 1)} is not readable YAML: ${firstLine(message)}. ` +
    'Check the indentation, quotes and colons of this line and the one before.';
  const faults = document.errors.map((error) => at(error.pos[0], error.message));
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) faults.push(at(alias.range?.[0], `there is no anchor &${alias.source} for *${alias.source}`));
    },
  });
  return faults;
};

/** One fault that the schema found. */
export const schemaProblem = (site: YamlFile, error: ErrorObject): string => {
  const path = fieldPath(site, error.instancePath);
  const schema = error.parentSchema as { readonly description?: string; readonly properties?: object } | undefined;
  const hint = schema?.description ?? '';
  switch (error.keyword) {
    case 'additionalProperties': {
      const field = String(error.params.additionalProperty);
      const known = Object.keys(schema?.properties ?? {});
      const meant = nearest(field, known);
      return problemAt(
        site,
        [...path, field],
        'no such field',
        meant ? `Did you mean ${meant}?` : `There are ${known.join(', ')}.`,
      );
    }
    case 'required': {
      const field = String(error.params.missingProperty);
      const described = (schema?.properties as Readonly<Record<string, { readonly description?: string }>> | undefined)?.[field];
      return problemAt(site, [...path, field], 'is missing', described?.description ?? hint);
    }
    case 'enum':
      return problemAt(site, path, `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`, hint);
    case 'pattern':
      return problemAt(site, path, 'is not written as it must be', hint);
    case 'format':
      return problemAt(site, path, 'is not a web address', hint);
    default:
      return problemAt(site, path, error.message ?? 'is not valid', hint);
  }
};

/** The line of the deepest part of the path that is in the file, from 1; for a field, the line of its name. */
function lineOf({ document, lines }: YamlFile, path: FieldPath): number {
  let [offset] = document.range;
  for (const [k, step] of path.entries()) {
    const parent = document.getIn(path.slice(0, k), true);
    const named = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key
      : document.getIn(path.slice(0, k + 1), true);
    if (!isNode(named) || !named.range) break;
    [offset] = named.range;
  }
  return lines.linePos(offset).line || 1;
}

/** `/partnerLinks/0/href` as a path; digits are places only where the file has a list. */
function fieldPath(site: YamlFile, pointer: string): FieldPath {
  const path: (string | number)[] = [];
  for (const step of pointer.split('/').slice(1)) path.push(isMap(site.document.getIn(path, true)) ? step : Number(step));
  return path;
}

const pathText = (path: FieldPath): string =>
  path.map((step, k) => (typeof step === 'number' ? `[${String(step)}]` : k === 0 ? step : `.${step}`)).join('') || 'the file';

function valueText(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/[.:]$/, '');

/** The known name within two typing errors, if any. */
const nearest = (name: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, errors: editDistance(name.toLowerCase(), candidate.toLowerCase(), 2) }))
    .filter(({ errors }) => errors <= 2)
    .sort((a, b) => a.errors - b.errors)[0]?.candidate;
