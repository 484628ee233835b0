/** Work on a long list is done in slices, so that a server goes on serving pages between them. */
const SLICE = 4_000;

export async function inSlices<T>(items: readonly T[], work: (item: T, place: number) => void): Promise<void> {
  for (const [place, item] of items.entries()) {
    if (place % SLICE === SLICE - 1) await new Promise((resolve) => void setImmediate(resolve));
    work(item, place);
  }
}
