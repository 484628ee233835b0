/** Percent-encoding of one path segment or query value (RFC 3986); the domain has no URL class. */

/** Encodes any text; a lone surrogate, on which encodeURIComponent throws, becomes U+FFFD. Most texts are plain words already. */
export const percentEncode = (text: string): string =>
  /^[\w.~-]*$/.test(text) ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Null when the encoding is malformed. */
export const percentDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
