/** JSON that cannot end its script element (HTML standard, "Restrictions for contents of script elements"). */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
