/** Prices of several kinds under one path of a record: `Price/PriceCode` says MSRP or Asking, and `Price/ChargeAmount` how much. */

/** A column of an inspected file. */
export interface ShownColumn {
  readonly path: string;
  readonly values: ReadonlySet<string>;
}

export interface KindsOfPrice {
  /** The path of the amounts of all kinds. */
  readonly amounts: string;
  /** Sources of a profile, each for the amounts of one kind. */
  readonly price: string;
  readonly listPrice: string | null;
}

/** What dealers call the price that they ask, and the manufacturer's; others (cost, invoice, earlier ones) are no price of the vehicle. */
const ASKED =
  /^(?:asking|sell(?:ing)?|sales?|internet|retail|advertised|offer|special|final|consumer|public|dealer|vente|web)(?:[ _-]?price)?$/i;
const LIST = /^(?:msrp|srp|rrp|list|uvp|catalogu?e|pdsf|sticker|new)(?:[ _-]?price)?$/i;

const AMOUNT = /^[^\d\s]{0,3}\s?\d[\d .,'’]*(?:\s?[^\d\s]{1,3})?$/;

/** Null where no column tells kinds of prices apart, or none of them is known to be the price that is asked. */
export const pricesByKind = (columns: readonly ShownColumn[]): KindsOfPrice | null => {
  for (const { path, values } of columns) {
    const [, element, name] = /^(.+)\/(@?[^/@]+)$/.exec(path) ?? [];
    const asked = [...values].find((kind) => ASKED.test(kind));
    if (element === undefined || name === undefined || asked === undefined || values.size < 2 || values.size > 20) continue;
    const amounts = columns.find(
      (column) =>
        (column.path === element || column.path.startsWith(`${element}/`)) &&
        column.values.size > 0 &&
        [...column.values].slice(0, 20).every((text) => AMOUNT.test(text)),
    );
    if (!amounts) continue;
    const list = [...values].find((kind) => LIST.test(kind));
    const ofKind = (kind: string): string => `${element}[${name}=${kind}]${amounts.path.slice(element.length)}`;
    return { amounts: amounts.path, price: ofKind(asked), listPrice: list === undefined ? null : ofKind(list) };
  }
  return null;
};
