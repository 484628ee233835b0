import { relative } from 'node:path';

/** A path relative to the working folder if the file is inside it, for messages to the operator. */
export const shortPath = (path: string): string => {
  const short = relative('', path);
  return short.startsWith('..') || short === '' ? path : short;
};
