/** What is wrong with a page's markup by the HTML standard and its rules for names and roles, in a page as the server wrote it. */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The menu stands in the page twice, for wide and narrow windows; axe judges the one that is shown.
    'unique-landmark': 'off',
    // Hearts and crosses are the buttons of a form elsewhere in the page (the attribute `form`).
    'wcag/h32': 'off',
  },
});

/** A line a fault, with where it is. */
export const markupFaults = (html: string): readonly string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message}${selector === null ? '' : ` (${selector})`}`);
