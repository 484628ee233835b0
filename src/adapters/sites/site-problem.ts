/** Says what is wrong with a site file: where, what stands there, why it cannot stay, and what to write instead. */
import type { ErrorObject } from 'ajv';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';

export interface SiteFile {
  /** Path as the operator knows it. */
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Path inside the file: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

export const parseSiteFile = (file: string, text: string): SiteFile => {
  const lines = new LineCounter();
  return { file, document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
};

/** `sites/main.yaml:12 languages[2] = 9: must be one of 1, 2. A hint.` */
export const problemAt = (site: SiteFile, path: FieldPath, reason: string, hint: string): string => {
  const value = valueText(site.document.getIn(path));
  return `${site.file}:${String(lineOf(site, path))} ${pathText(path)}${value === '' ? '' : ` = ${value}`}: ${reason}. ${hint}`;
};

/** Faults of YAML itself, among them names of anchors that are nowhere: what `*.example.org` without quotes is read as. */
export const syntaxProblems = ({ file, document, lines }: SiteFile): string[] => {
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
export const schemaProblem = (site: SiteFile, error: ErrorObject): string => {
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
      return problemAt(site, path, 'is no web address', hint);
    default:
      return problemAt(site, path, error.message ?? 'is not valid', hint);
  }
};

/** The line of the deepest part of the path that is in the file, from 1; that of a field's name where it has one. */
function lineOf({ document, lines }: SiteFile, path: FieldPath): number {
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
function fieldPath(site: SiteFile, pointer: string): FieldPath {
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

/** The known name within two slips of the pen, if any. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, slips: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= 2 ? best.candidate : undefined;
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row[b.length] ?? 0;
}
