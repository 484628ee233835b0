/**
 * Gives the text of a message in one language. `key` names the namespace and the message ('mail:greeting'); `values` fill in its
 * placeholders. A key is typed by what it can be: the check of the words reads that type, and finds messages that do not exist.
 */
export interface Translate {
  (key: string): string;
  // Two signatures, since i18next's own `t` takes no `undefined` as its values.
  // eslint-disable-next-line @typescript-eslint/unified-signatures
  (key: string, values: Readonly<Record<string, string | number>>): string;
}
