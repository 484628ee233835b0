/** The output of the client build in dist/client (see scripts/build.mjs). */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHash } from 'node:crypto';
import { HEADING_FONTS, type HeadingFontKey } from './heading-fonts.ts';

export interface Assets {
  /** Identifies this build; changes with every change of a file that the browser loads. */
  readonly build: string;
  /** The script that a document runs. */
  readonly start: string;
  readonly styles: string;
  /** Hashes by which browsers check both (Subresource Integrity): a proxy or a shared disk cannot change what runs. */
  readonly integrity: { readonly start: string; readonly styles: string };
  /** The font file that nearly every page needs first. */
  readonly font: string;
  /** The files of typefaces that only some sites use, for headings. */
  readonly headingFonts: Readonly<Record<HeadingFontKey, string | null>>;
  /** Scripts that a screen needs, the application's first. */
  modulesOf(screen: string): readonly string[];
}

interface Manifest {
  readonly start: string;
  readonly styles: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, string>>;
}

/** @param url under /assets */
const integrityOf = (clientFolder: string, url: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(clientFolder, basename(url))))
    .digest('base64')}`;

/** Throws when the client was not built. */
export const readAssets = (clientFolder: string): Assets => {
  const text = readFileSync(join(clientFolder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const shared = manifest.chunks['src/ui/client.tsx'] ?? [];
  const fontNamed = (name: string): string => {
    const font = Object.entries(manifest.assets).find(([source]) => source.includes(name))?.[1];
    if (font === undefined) throw new Error(`The client build has no font ${name}`);
    return font;
  };
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    start: manifest.start,
    styles: manifest.styles,
    integrity: { start: integrityOf(clientFolder, manifest.start), styles: integrityOf(clientFolder, manifest.styles) },
    font: fontNamed('inter-latin-opsz-normal'),
    headingFonts: Object.fromEntries(
      Object.entries(HEADING_FONTS).map(([key, { file }]) => [key, file && fontNamed(file)]),
    ) as Assets['headingFonts'],
    modulesOf: (screen) => {
      const source = Object.keys(manifest.chunks).find((path) => path.endsWith(`/${screen}.route.tsx`));
      if (source === undefined) throw new Error(`The client build has no screen ${screen}`);
      return [...shared, ...(manifest.chunks[source] ?? [])];
    },
  };
};
