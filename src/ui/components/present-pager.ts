/** Pages on either side of the current one. */
const NEIGHBOURS = 1;

/** Both ends and the pages near the current one; a gap of a single page is filled with that page. */
const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, place) => page - NEIGHBOURS + place);
  const shown = [...new Set([1, ...near.filter((n) => n > 1 && n < pages), pages])];
  return shown.flatMap((n, place) => {
    const before = shown[place - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
};

/** Links from one page of a list to the others: 1 … 4 5 6 … 20. */
export const presentPager = (page: number, pages: number, hrefOf: (page: number) => string, textOf: (n: number) => string) => ({
  previous: page > 1 ? hrefOf(page - 1) : null,
  next: page < pages ? hrefOf(page + 1) : null,
  /** Pages near the current one and both ends; null is a gap. */
  pages: shownPages(page, pages).map((n) => (n === null ? null : { text: textOf(n), href: hrefOf(n), current: n === page })),
});

export type PagerView = ReturnType<typeof presentPager>;
