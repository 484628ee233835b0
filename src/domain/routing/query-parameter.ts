/** The path and query with this parameter, and the others as they are written; null takes it away. The value is percent-encoded already. */
export const withParameter = (path: string, name: string, value: string | null): string => {
  const [address = '', query = ''] = (path.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  const others = query.split('&').filter((pair) => pair !== '' && pair.split('=', 1)[0] !== name);
  const pairs = value === null ? others : [...others, `${name}=${value}`];
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`;
};
