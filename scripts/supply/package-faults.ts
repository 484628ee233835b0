/** What the locked packages must not bring along: unknown licences, scripts that run at the install, other sources than the registry. */

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

/** Licences that let the product be used, changed and passed on under MIT. */
const LICENCES: ReadonlySet<string> = new Set([
  '0BSD', 'Apache-2.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'PSF-2.0',
  'Unlicense', '(MIT AND Zlib)', '(MIT OR CC0-1.0)',
]); // prettier-ignore

/** Others, each with the reason why it may be used. */
const EXCEPTIONS: readonly (readonly [name: RegExp, licence: RegExp, reason: string])[] = [
  [
    /^@img\/sharp-/,
    /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    'libvips, a library of its own that is linked dynamically',
  ],
  [/^@fontsource-variable\//, /^OFL-1\.1$/, 'a font, served as it is'],
  [/^@ip-location-db\/dbip-city-mmdb$/, /CC-BY-4\.0/, 'data, credited on the page of credits'],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/, 'data, used by tools only'],
  [
    /^(ssh2|buildcheck|cpu-features)$/,
    /^none$/,
    'MIT by the LICENSE file in the package, which package.json says in an old field',
  ],
  [/^axe-core$/, /^MPL-2\.0$/, 'used unchanged, by tests only'],
];

const isAllowed = (name: string, licence: string): boolean =>
  LICENCES.has(licence) || EXCEPTIONS.some(([names, licences]) => names.test(name) && licences.test(licence));

/** A line for each fault. */
export const packageFaults = (
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): readonly string[] =>
  Object.entries(packages).flatMap(
    ([path, { version = '', license = 'none', resolved = '', integrity = '', hasInstallScript }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      if (name === '') return [];
      return [
        ...(isAllowed(name, license) ? [] : [`${name}@${version} has the licence ${license}: look for another package`]),
        ...(hasInstallScript && allowScripts[name] === undefined
          ? [`${name}@${version} runs a script when it is installed: decide about it in allowScripts of package.json`]
          : []),
        // The lockfile leaves out the addresses of the registry itself.
        ...((resolved === '' || resolved.startsWith('https://registry.npmjs.org/')) && integrity.startsWith('sha512-')
          ? []
          : [`${name}@${version} does not come from the registry with a checksum: ${resolved}`]),
      ];
    },
  );
