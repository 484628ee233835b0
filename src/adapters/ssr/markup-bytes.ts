/**
 * Markup in UTF-8 as it grows, byte by byte: of the ten thousand short pieces of a page, joined strings would take longer to put
 * together than to make.
 */
const FIRST_SIZE = 2 ** 18;
/** No character is longer, escaped or in UTF-8. */
const LONGEST_CHARACTER = 6;
const FIRST_BEYOND_ASCII = 0x80;

/** By character code: what stands for the characters that mean something in markup. */
const ESCAPES: readonly (string | undefined)[] = Object.assign(Array<string | undefined>(FIRST_BEYOND_ASCII), {
  ['&'.charCodeAt(0)]: '&amp;',
  ['<'.charCodeAt(0)]: '&lt;',
  ['>'.charCodeAt(0)]: '&gt;',
  ['"'.charCodeAt(0)]: '&quot;',
  ["'".charCodeAt(0)]: '&#x27;',
});

export class MarkupBytes {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Forgets what was added since it was as long as this. */
  rewind(length: number): void {
    this.#length = length;
  }

  /** Only until it is written over. */
  between(start: number, end: number): Buffer {
    return this.#bytes.subarray(start, end);
  }

  addBytes(markup: Uint8Array): void {
    this.#roomFor(markup.length).set(markup, this.#length);
    this.#length += markup.length;
  }

  /** Markup as it stands. */
  add(markup: string): void {
    const bytes = this.#roomFor(markup.length * LONGEST_CHARACTER);
    let at = this.#length;
    for (let k = 0; k < markup.length; k += 1) {
      const code = markup.charCodeAt(k);
      if (code >= FIRST_BEYOND_ASCII) {
        at += bytes.write(markup.slice(k), at);
        break;
      }
      bytes[at] = code;
      at += 1;
    }
    this.#length = at;
  }

  /** A text or the value of an attribute: what means something in markup is escaped. */
  addText(text: string): void {
    const bytes = this.#roomFor(text.length * LONGEST_CHARACTER);
    let at = this.#length;
    for (let k = 0; k < text.length; k += 1) {
      const code = text.charCodeAt(k);
      const escape = ESCAPES[code];
      if (escape !== undefined) at += bytes.write(escape, at);
      else if (code < FIRST_BEYOND_ASCII) {
        bytes[at] = code;
        at += 1;
      } else {
        const end = endOfForeign(text, k);
        at += bytes.write(text.slice(k, end), at);
        k = end - 1;
      }
    }
    this.#length = at;
  }

  #roomFor(size: number): Buffer {
    const needed = this.#length + size;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * needed);
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    return this.#bytes;
  }
}

/** Where the characters beyond ASCII end that begin here. */
const endOfForeign = (text: string, start: number): number => {
  let end = start;
  while (end < text.length && text.charCodeAt(end) >= FIRST_BEYOND_ASCII) end += 1;
  return end;
};
