/**
 * A MaxMind DB file (https://maxmind.github.io/MaxMind-DB/, version 2.0) that is read where it lies on the disk. The packages that read
 * this format hold the whole file in memory: 129 MB for the two of this project.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

type MmdbValue = string | number | boolean | readonly MmdbValue[] | { readonly [name: string]: MmdbValue };

/** Half a megabyte: the top of the tree, and the names that most records share. */
const BLOCK_BYTES = 4096;
const CACHED_BLOCKS = 128;

const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const LONGEST_METADATA_BYTES = 128 * 1024;
const SECTION_SEPARATOR_BYTES = 16;

/** By the number of bytes that a pointer or a length has beside its first. */
const POINTER_STARTS = [0, 2048, 526_336, 0] as const;
const LENGTH_STARTS = [29, 285, 65_821] as const;

const readAt = (file: number, at: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
};

/** Its file stays open. */
export class MmdbFile {
  readonly #file: number;
  readonly #blocks = new LRUCache<number, Buffer>({ max: CACHED_BLOCKS });
  readonly #nodes: number;
  /** Of a node's two halves: 24, 28 or 32. */
  readonly #recordBits: number;
  readonly #ipVersion: number;
  #dataStart: number;

  /** Throws the system's error when the file cannot be read, and `TypeError` when it is no such file. */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
    try {
      const { size } = fstatSync(this.#file);
      const tailStart = Math.max(0, size - LONGEST_METADATA_BYTES);
      const marker = readAt(this.#file, tailStart, LONGEST_METADATA_BYTES).lastIndexOf(METADATA_MARKER);
      if (marker === -1) throw new TypeError(`${path} is no MaxMind DB file`);
      this.#dataStart = tailStart + marker + METADATA_MARKER.length;
      const metadata = this.#valueAt(this.#dataStart)[0] as Readonly<Record<string, unknown>>;
      const [nodes, bits, version] = [metadata.node_count, metadata.record_size, metadata.ip_version].map(Number);
      if (nodes === undefined || bits === undefined || ![24, 28, 32].includes(bits) || (version !== 4 && version !== 6))
        throw new TypeError(`${path} is a MaxMind DB file of another version`);
      this.#nodes = nodes;
      this.#recordBits = bits;
      this.#ipVersion = version;
      this.#dataStart = (nodes * bits) / 4 + SECTION_SEPARATOR_BYTES;
    } catch (error) {
      closeSync(this.#file);
      throw error;
    }
  }

  /**
   * The record of the network that an address is in; null when there is none.
   * @param address its bytes, as many as the file's addresses have: 4 or 16
   */
  get(address: Uint8Array): MmdbValue | null {
    if (address.length !== (this.#ipVersion === 4 ? 4 : 16)) throw new RangeError('An address of another version than the file');
    let node = 0;
    for (let bit = 0; bit < address.length * 8 && node < this.#nodes; bit += 1)
      node = this.#child(node, ((address[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
    return node > this.#nodes ? this.#valueAt(node - this.#nodes - SECTION_SEPARATOR_BYTES + this.#dataStart)[0] : null;
  }

  #child(node: number, side: number): number {
    const at = (node * this.#recordBits) / 4;
    const bytes = this.#recordBits >> 3;
    if (this.#recordBits !== 28) return this.#unsigned(at + side * bytes, bytes);
    // The byte in the middle holds the highest four bits of both halves.
    const middle = this.#byte(at + 3);
    return side === 0 ? (middle >> 4) * 2 ** 24 + this.#unsigned(at, 3) : (middle & 15) * 2 ** 24 + this.#unsigned(at + 4, 3);
  }

  #byte(at: number): number {
    const number = Math.floor(at / BLOCK_BYTES);
    const block = this.#blocks.get(number) ?? readAt(this.#file, number * BLOCK_BYTES, BLOCK_BYTES);
    this.#blocks.set(number, block);
    const byte = block[at % BLOCK_BYTES];
    if (byte === undefined) throw new RangeError('The file is shorter than it says');
    return byte;
  }

  #bytes(at: number, length: number): Buffer {
    return Buffer.from(Array.from({ length }, (_, index) => this.#byte(at + index)));
  }

  #unsigned(at: number, length: number): number {
    let value = 0;
    for (let index = 0; index < length; index += 1) value = value * 256 + this.#byte(at + index);
    return value;
  }

  /** The value, and where the next one begins. */
  #valueAt(start: number): [value: MmdbValue, next: number] {
    const control = this.#byte(start);
    let at = start + 1;
    let type = control >> 5;
    if (type === 1) {
      const more = (control >> 3) & 3;
      const value = this.#unsigned(at, more + 1) + (more === 3 ? 0 : (control & 7) * 256 ** (more + 1));
      return [this.#valueAt(this.#dataStart + (POINTER_STARTS[more] ?? 0) + value)[0], at + more + 1];
    }
    if (type === 0) {
      type = this.#byte(at) + 7;
      at += 1;
    }
    let length = control & 31;
    const more = length - 28;
    if (more > 0) {
      length = (LENGTH_STARTS[more - 1] ?? 0) + this.#unsigned(at, more);
      at += more;
    }
    switch (type) {
      case 2:
        return [this.#bytes(at, length).toString(), at + length];
      case 3:
        return [this.#bytes(at, length).readDoubleBE(), at + length];
      case 5:
      case 6:
      case 9:
        return [this.#unsigned(at, length), at + length];
      case 7:
        return this.#mapAt(at, length);
      case 11:
        return this.#arrayAt(at, length);
      case 14:
        return [length === 1, at];
      case 15:
        return [this.#bytes(at, length).readFloatBE(), at + length];
      default:
        throw new TypeError(`A value of type ${String(type)}, which no record of a place has`);
    }
  }

  #mapAt(start: number, length: number): [MmdbValue, number] {
    const map: Record<string, MmdbValue> = {};
    let at = start;
    for (let index = 0; index < length; index += 1) {
      const [name, valueStart] = this.#valueAt(at);
      const [value, next] = this.#valueAt(valueStart);
      map[name as string] = value;
      at = next;
    }
    return [map, at];
  }

  #arrayAt(start: number, length: number): [MmdbValue, number] {
    const array: MmdbValue[] = [];
    let at = start;
    for (let index = 0; index < length; index += 1) {
      const [value, next] = this.#valueAt(at);
      array.push(value);
      at = next;
    }
    return [array, at];
  }
}
