/** Reads the file of sources against its published schema, with every fault in one report. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import sourcesSchema from '../../../../feeds/sources.schema.json' with { type: 'json' };
import type { FeedSource, SourceAddress } from '../../../domain/feeds/feed-source.ts';
import { shortPath } from '../../yaml/short-path.ts';
import { problemsIn, readYaml, type Broken, type FieldPath } from '../../yaml/yaml-file.ts';
import { FaultyFile } from '../../yaml/faulty-file.ts';
import { yamlSchema } from '../../yaml/yaml-schema.ts';
import { scheduleFault } from './cron-schedule.ts';

interface WrittenSource {
  readonly profile: string;
  readonly address: string;
  readonly dealer: number | null;
  readonly schedule: string | null;
  readonly timeZone: string;
  readonly jitterMinutes: number;
  readonly timeLimitMinutes: number;
  readonly sizeLimitMegabytes: number;
  readonly overdueAfterMinutes: number;
  readonly credentials: string | null;
  readonly hostKey?: string;
  readonly privateAddresses: boolean;
}

/** What the environment holds for `credentials`, by the whole name: `FEED_ACME_USER`. */
export type FeedSecrets = Readonly<Record<string, string>>;

const SOURCES = yamlSchema<{ readonly sources: Readonly<Record<string, WrittenSource>> }>(sourcesSchema);

const MINUTE = 60_000;

/** The sources of a file in its order; none where there is no such file. Throws `FaultyFile`. */
export const loadSources = (path: string, secrets: FeedSecrets): readonly FeedSource[] => {
  if (!existsSync(path)) return [];
  return parseSources(path, readFileSync(path, 'utf8'), secrets);
};

/** Paths in the text are relative to the folder of the file. Throws `FaultyFile`. */
export const parseSources = (path: string, text: string, secrets: FeedSecrets): readonly FeedSource[] => {
  const { source, written, problems } = readYaml(shortPath(path), text, SOURCES);
  if (written === null) throw new FaultyFile(problems);
  const sources: FeedSource[] = [];
  const broken = problemsIn(source, (say) => {
    for (const [name, each] of Object.entries(written.sources)) {
      const at: FieldPath = ['sources', name];
      const address = addressOf(each, dirname(path), at, say);
      checkSchedule(each, at, say);
      checkCredentials(each, secrets, at, say);
      if (address) sources.push(complete(name, each, address));
    }
  });
  if (broken.length > 0) throw new FaultyFile(broken);
  return sources;
};

const addressOf = (
  { address, hostKey, credentials, privateAddresses }: WrittenSource,
  folder: string,
  at: FieldPath,
  say: Broken,
): SourceAddress | null => {
  const here = [...at, 'address'];
  if (address === '-') return { kind: 'input' };
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    const path = resolve(folder, address);
    return /[/\\]$/.test(address) ? { kind: 'folder', path } : { kind: 'file', path };
  }
  const url = URL.parse(address);
  if (!url || url.hostname === '')
    say(here, 'is not an address', 'Write scheme, host and path, such as https://dms.example.org/stock.csv.');
  else if (url.password !== '')
    say(here, 'has a password in it', 'Name credentials instead, and put the password into the environment.');
  else if (scheme === 'sftp') {
    if (url.username === '') say(here, 'names no user', 'Write sftp://user@host/path.');
    else if (hostKey === undefined)
      say(
        [...at, 'hostKey'],
        'is missing',
        'ssh-keyscan HOST | ssh-keygen -lf - shows it: ask the host’s owner whether it is right.',
      );
    else return { kind: 'sftp', url: url.href, hostKey };
  } else if (scheme !== 'https' && scheme !== 'http')
    say(here, 'has a scheme that is not fetched', 'Use https, http or sftp; for FTP ask for one of these.');
  else if (url.username !== '') say(here, 'has a user in it', 'Name credentials instead.');
  else if (scheme === 'http' && credentials !== null && !privateAddresses)
    say(here, 'would send the credentials in clear text', 'Use https.');
  else return { kind: 'http', url: url.href };
  return null;
};

const checkSchedule = ({ schedule, timeZone, address }: WrittenSource, at: FieldPath, say: Broken): void => {
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC')
    say([...at, 'timeZone'], 'is not a time zone', 'Write one such as America/Toronto or Europe/Paris.');
  else if (schedule !== null) {
    const fault = scheduleFault(schedule, timeZone);
    if (fault !== null)
      say([...at, 'schedule'], fault, 'Write five fields of cron, such as "15 */2 * * *": at 15 past every second hour.');
    if (address === '-')
      say([...at, 'schedule'], 'cannot be kept by standard input', 'Leave it out, and pipe the file into npm run feeds -- run.');
  }
};

const checkCredentials = ({ credentials }: WrittenSource, secrets: FeedSecrets, at: FieldPath, say: Broken): void => {
  if (credentials === null) return;
  const has = (name: string): boolean => secrets[`FEED_${credentials}_${name}`] !== undefined;
  if (!has('PASSWORD') && !has('TOKEN') && !has('PRIVATE_KEY'))
    say(
      [...at, 'credentials'],
      'has nothing in the environment',
      `Set FEED_${credentials}_USER and FEED_${credentials}_PASSWORD, FEED_${credentials}_TOKEN or FEED_${credentials}_PRIVATE_KEY.`,
    );
};

const complete = (name: string, written: WrittenSource, address: SourceAddress): FeedSource => ({
  name,
  profile: written.profile,
  address,
  dealerId: written.dealer,
  schedule:
    written.schedule === null
      ? null
      : { cron: written.schedule, timeZone: written.timeZone, jitterMs: Math.round(written.jitterMinutes * MINUTE) },
  timeLimitMs: Math.round(written.timeLimitMinutes * MINUTE),
  sizeLimitBytes: Math.round(written.sizeLimitMegabytes * 1e6),
  overdueAfterMs: Math.round(written.overdueAfterMinutes * MINUTE),
  privateAddresses: written.privateAddresses,
  credentials: written.credentials,
});
