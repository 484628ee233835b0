import { useEffect, useRef } from 'react';

/** Milliseconds without a change before the address follows. */
const PAUSE = 400;

/** The page's address with these terms in its query and its other parameters as they are. */
const addressWith = (terms: string, own: readonly string[]): string => {
  const names = own.map((name) => name.toLowerCase());
  const { pathname, search, hash } = window.location;
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.includes(name.toLowerCase()));
  const query = [new URLSearchParams(others).toString(), terms].filter((part) => part !== '').join('&');
  return pathname + (query === '' ? '' : `?${query}`) + hash;
};

/**
 * Writes the inputs into the page's address without a request, so that it can be shared and restored.
 * @param query the inputs as a query string
 * @param own the parameters that `query` may have
 */
export const useAddress = (query: string, own: readonly string[]): void => {
  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return undefined;
    const write = (): void => {
      written.current = query;
      window.history.replaceState(window.history.state, '', addressWith(query, own));
    };
    const waiting = setTimeout(write, PAUSE);
    return () => clearTimeout(waiting);
  }, [query, own]);
};
