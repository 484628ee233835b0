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
} as const;
