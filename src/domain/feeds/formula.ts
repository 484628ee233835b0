/** Formulas that a spreadsheet would run, should anybody open the feed or a report of it there. */

/**
 * A DDE command or a call behind one of the signs that begin a formula: `=cmd|'/C calc'!A0`, `=HYPERLINK(…)`, `@SUM(…)`, `=A1+1`.
 * Prose that begins with such a sign is none: `- one owner (2019)`, `=== SALE ===`, `+ winter tires`, `="00123"`.
 */
const FORMULA = /^[\s'"]*(?:[=+@-]+[a-z][\w.]*[|(]|=[+-]?\$?[a-z]{1,3}\$?\d|=[+-]?\d|=[a-z]+!)/i;

export const isFormula = (text: string): boolean => {
  const code = text.charCodeAt(0);
  // Letters and digits are most of all texts.
  if (code > 0x40 || (code >= 0x30 && code <= 0x39)) return false;
  return FORMULA.test(text.slice(0, 200));
};

/** A cell of a CSV file that no spreadsheet takes for a formula (OWASP, "CSV injection"). */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
