/** The text format of PostgreSQL's COPY, exactly as PostgreSQL writes it: what was sent can be compared with what is read back. */

export type CopyValue = string | number | bigint | Uint8Array | null;

const ESCAPED = /[\\\b\f\n\r\t\v]/;
const ESCAPES = /[\\\b\f\n\r\t\v]/g;
const LETTERS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

/** PostgreSQL stores no NUL, which feeds may have by mistake. */
const textOf = (value: string): string => {
  const storable = value.includes('\0') ? value.replaceAll('\0', '') : value;
  return ESCAPED.test(storable) ? storable.replace(ESCAPES, (character) => LETTERS[character] ?? character) : storable;
};

/** A floating-point number in the shortest digits that are it: JavaScript's, but for where an exponent begins and how it is written. */
export const floatText = (value: number): string => {
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-4 && size < 1e15)) return String(value);
  return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
};

const fieldOf = (value: CopyValue, type: string): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'object') return `\\\\x${Buffer.from(value).toString('hex')}`;
  return type === 'double precision' && typeof value === 'number' ? floatText(value) : String(value);
};

/** A row with its line break. @param types of the columns in PostgreSQL */
export const copyLine = (row: readonly CopyValue[], types: readonly string[]): string =>
  `${row.map((value, k) => fieldOf(value, types[k] ?? 'text')).join('\t')}\n`;

const LETTER_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).map(([character, escape]) => [escape, character]),
);

const valueOf = (field: string, type: string): CopyValue => {
  if (field === '\\N') return null;
  if (type === 'bigint' || type === 'integer' || type === 'double precision') return Number(field);
  if (type === 'bytea') return Buffer.from(field.slice('\\\\x'.length), 'hex');
  return field.includes('\\') ? field.replace(/\\./g, (escape) => LETTER_OF[escape] ?? escape) : field;
};

/** The values of a line, which is given without its line break. @param types of the columns in PostgreSQL */
export const parseLine = (line: string, types: readonly string[]): CopyValue[] =>
  line.split('\t').map((field, k) => valueOf(field, types[k] ?? 'text'));
