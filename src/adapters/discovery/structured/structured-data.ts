/** What a page says to machines in the words of schema.org (JSON-LD). */
import type { TFunction } from 'i18next';

export type StructuredValue = string | number | boolean | StructuredData | readonly StructuredValue[];

/** One thing; a property that is undefined is left out. */
export interface StructuredData {
  readonly '@type': string | readonly string[];
  readonly [property: string]: StructuredValue | undefined;
}

/** Makes a path absolute: relative addresses in JSON-LD are read in more than one way. */
export type Absolute = (path: string) => string;

/** Written when a document is, and never for a browser that navigates, which has no use for it. */
export type DescribePage = (absolute: Absolute, t: TFunction) => readonly StructuredData[];

/** A value of one of schema.org's enumerations. */
export const schemaTerm = (name: string): string => `https://schema.org/${name}`;

/** All of a page as one JSON-LD document. */
export const jsonLdOf = (things: readonly StructuredData[]): object => ({ '@context': 'https://schema.org', '@graph': things });
