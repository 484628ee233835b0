/** One record of a file with comma-separated values, its line end included (RFC 4180). */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => csvValue(value === null ? '' : String(value))).join(',')}\r\n`;

const csvValue = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
