/** A page's structured data in schema.org's vocabulary (JSON-LD). */
import type { TFunction } from 'i18next';

export type StructuredValue = string | number | boolean | StructuredData | readonly StructuredValue[];

/** One node; a property that is undefined is left out. */
export interface StructuredData {
  readonly '@type': string | readonly string[];
  readonly [property: string]: StructuredValue | undefined;
}

/** Makes a path absolute: programs resolve relative addresses in JSON-LD differently. */
export type Absolute = (path: string) => string;

/** Written for documents only: a browser that navigates has no use for it. */
export type DescribePage = (absolute: Absolute, t: TFunction) => readonly StructuredData[];

/** A value of one of schema.org's enumerations. */
export const schemaTerm = (name: string): string => `https://schema.org/${name}`;

/** All of a page's data as one JSON-LD document. */
export const jsonLdOf = (things: readonly StructuredData[]): object => ({ '@context': 'https://schema.org', '@graph': things });
