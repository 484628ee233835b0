/**
 * The software bill of materials (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/) of what is installed for the server, from the
 * lockfile. `npm sbom --omit=dev` leaves out what a tool of the development needs too, such as nodemailer and ajv.
 */
import type { LockedPackage } from './package-faults.ts';

export interface InstalledPackage extends LockedPackage {
  /** Only where it differs from the folder: an alias. */
  readonly name?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** By folder, as in `packages` of package-lock.json; '' is the project. */
type Packages = Readonly<Record<string, InstalledPackage>>;

/** Values of `license` in the lockfile that name no licence of the SPDX list. */
const NO_SPDX_ID: ReadonlySet<string> = new Set(['BSD']);

/** Says so in a field of package.json that the lockfile does not have. */
const MIT_IN_AN_OLD_FIELD: ReadonlySet<string> = new Set(['ssh2', 'buildcheck', 'cpu-features']);

const licensesOf = (license: string | undefined): readonly object[] => {
  if (license === undefined) return [];
  if (NO_SPDX_ID.has(license) || license.startsWith('SEE ')) return [{ license: { name: license } }];
  return [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license.replace(/^\((.*)\)$/, '$1') }];
};

/** The folder in which Node finds a package that the package of `path` asks for. */
const resolve = (packages: Packages, path: string, name: string): string | null => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (packages[found]) return found;
    if (folder === '') return null;
  }
};

/** Folders of the packages that the package of `path` is installed with. */
const needs = (packages: Packages, path: string): readonly string[] => {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    .map((name) => resolve(packages, path, name))
    .filter((found) => found !== null);
};

export const billOfMaterials = (packages: Packages, made: { readonly at: Date; readonly id: string }) => {
  const nameOf = (path: string): string => packages[path]?.name ?? path.split('node_modules/').at(-1) ?? '';
  const refOf = (path: string): string => `${nameOf(path)}@${packages[path]?.version ?? ''}`;
  // A set goes on to what is added to it meanwhile.
  const shipped = new Set(['']);
  for (const path of shipped) for (const found of needs(packages, path)) shipped.add(found);
  const describe = (path: string) => {
    const { version = '', license, integrity, optional } = packages[path] ?? {};
    return {
      'bom-ref': refOf(path),
      type: path === '' ? 'application' : 'library',
      name: nameOf(path),
      version,
      scope: optional === true ? 'optional' : 'required',
      purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`,
      licenses: licensesOf(MIT_IN_AN_OLD_FIELD.has(nameOf(path)) ? 'MIT' : license),
      hashes: (integrity?.split(' ') ?? []).map((hash) => ({
        alg: hash.split('-')[0]?.replace('sha', 'SHA-'),
        content: Buffer.from(hash.slice(hash.indexOf('-') + 1), 'base64').toString('hex'),
      })),
    };
  };
  // One version may be in several folders.
  const once = new Map([...shipped].map((path) => [refOf(path), path]));
  const graph = new Map([...once.keys()].map((ref) => [ref, new Set<string>()]));
  for (const path of shipped) for (const found of needs(packages, path)) graph.get(refOf(path))?.add(refOf(found));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${made.id}`,
    version: 1,
    metadata: { timestamp: made.at.toISOString(), lifecycles: [{ phase: 'pre-build' }], component: describe('') },
    components: [...once.values()].filter((path) => path !== '').map(describe),
    dependencies: [...graph].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  };
};
