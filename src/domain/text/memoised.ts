/** Caches a pure function of a text. Feeds can bring any number of different texts, so only the first `most` are cached. */
export const memoised = <Result>(compute: (text: string) => Result, most = 5_000): ((text: string) => Result) => {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size < most) cache.set(text, result);
    return result;
  };
};
