/** What the commands of `npm run` have in common: arguments, words, exit codes, and a container that is closed at the end. */
import { constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { StorageUnusable } from '../adapters/storage/storage-unusable.ts';
import { projectRoot } from '../adapters/system/project-root.ts';
import { ConfigError, environment, EXIT_CONFIG, readConfig, readServerConfig, type Config } from './config.ts';
import { createServerContainer, type ServerContainer } from './container.ts';
import { StorageBusy } from '../ports/vehicles.ts';
import type { Registration } from './registration.ts';

/** The arguments are valid, but the work failed. */
export const EXIT_STOPPED = 1;
/** The arguments are not valid. */
export const EXIT_USAGE = 2;

export const say = (lines: string | readonly string[]): void => {
  for (const line of [lines].flat()) process.stdout.write(`${line}\n`);
};

export const fail = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/** The command's arguments; on `--help`, or on unknown arguments, it shows `usage` and ends the process. */
export const readArguments = <const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) => {
  // A reader such as head closes the pipe when it has enough: the work still has to be finished.
  process.stdout.on('error', () => undefined);
  try {
    const parsed = parseArgs({ allowPositionals: true, options: { ...options, ...HELP } });
    if ((parsed.values as { readonly help?: boolean }).help === true) {
      say(usage);
      process.exit(0);
    }
    return parsed;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, EXIT_USAGE);
  }
};

/** The whole number given for an option. */
export const wholeNumber = (usage: string, name: string, text: string, min: number, max: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  return fail(
    `--${name} ${JSON.stringify(text)}: give a whole number from ${String(min)} to ${String(max)}.\n\n${usage}`,
    EXIT_USAGE,
  );
};

const orFail = <Settings>(read: (root: string) => Settings): Settings => {
  try {
    return read(projectRoot());
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message, EXIT_CONFIG);
    throw error;
  }
};

/** The settings; when they have faults, it shows all of them and ends the process. */
export const settings = (): Config => orFail((root) => readConfig(root, environment(root)));

/** A container with the sites and their pages read; faults of any of them end the process. */
export const serverContainer = (web: readonly Registration[] = []): ServerContainer => {
  const { config, sites, contents, sources } = orFail((root) => readServerConfig(root, environment(root)));
  return createServerContainer({ config, overrides: { sites, contents, sources }, web });
};

/** For work that may take a processor for minutes: a server on the same machine answers first. */
export const letServersGoFirst = (): void => {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Where that is not allowed, the work is done all the same.
  }
};

/** Does the work of a command with a container, and closes the container. Storage that cannot be used, now or at all, ends the process. */
export const runCommand = async (work: (container: ServerContainer) => Promise<void>): Promise<void> => {
  const container = createServerContainer({ config: settings() });
  try {
    await work(container);
    await container.close();
  } catch (error) {
    if (error instanceof StorageUnusable) fail(error.message, EXIT_STOPPED);
    if (error instanceof StorageBusy) fail(`${error.message}. Try again later.`, EXIT_STOPPED);
    throw error;
  }
};
