/** Far above what dealers' feeds need: a file beyond them is broken or malicious. */
export const LIMITS = {
  /** Characters of one record. */
  record: 1_048_576,
  columns: 1_000,
  /** Elements and attributes, or members, of one record. */
  nodes: 20_000,
  depth: 64,
  /** Characters of XML or JSON without the end of a record. */
  withoutRecord: 16_777_216,
  /** Files in an archive. */
  archived: 1_000,
  /** Bytes that any archive may unpack to, */
  unpackedUnasked: 67_108_864,
  /** how many times its size beyond that, */
  unpackedRatio: 200,
  /** and bytes beyond which none may. */
  unpacked: 8_589_934_592,
  /** Characters of all the different texts of a workbook, which stay in memory. */
  sharedText: 67_108_864,
} as const;
