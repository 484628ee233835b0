/**
 * Markup in UTF-8 as it grows, byte by byte: of the ten thousand short pieces of a page, joined strings would take longer to put
 * together than to make.
 */
const FIRST_SIZE = 2 ** 18;
/** No character is longer, escaped or in UTF-8. */
const LONGEST_CHARACTER = 6;
const FIRST_BEYOND_ASCII = 0x80;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** By character code: 0 for what means something in markup, else the character itself. */
const PLAIN = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) => (String.fromCharCode(code) in ESCAPES ? 0 : code));

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
      if (code < FIRST_BEYOND_ASCII) {
        const plain = PLAIN[code] ?? 0;
        if (plain === 0) at += bytes.write(ESCAPES[text.charAt(k)] ?? text.charAt(k), at);
        else {
          bytes[at] = plain;
          at += 1;
        }
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
