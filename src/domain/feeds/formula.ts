/** Formulas that a spreadsheet would run when the feed, or a report of it, is opened in it. */

/**
 * A DDE command or a call behind one of the signs that begin a formula: `=cmd|'/C calc'!A0`, `=HYPERLINK(…)`, `@SUM(…)`, `=A1+1`.
 * Prose that begins with such a sign is not a formula: `- one owner (2019)`, `=== SALE ===`, `+ winter tires`, `="00123"`.
 */
const FORMULA = /^[\s'"]*(?:[=+@-]+[a-z][\w.]*[|(]|=[+-]?\$?[a-z]{1,3}\$?\d|=[+-]?\d|=[a-z]+!)/i;

export const isFormula = (text: string): boolean => {
  const code = text.charCodeAt(0);
  // Letters and digits are most of all texts.
  if (code > 0x40 || (code >= 0x30 && code <= 0x39)) return false;
  return FORMULA.test(text.slice(0, 200));
};

/** A cell of a CSV file that spreadsheets do not read as a formula (OWASP, "CSV injection"). */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
