import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

const run = promisify(execFile);

/** Pages wait so long for what a test or a script waits for, as on a loaded machine they may have to. */
const LONGEST_WAIT_MS = 90_000;

const patient = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(LONGEST_WAIT_MS);
    return context;
  };
  return browser;
};

/** A Chromium for browser tests: `CHROMIUM_PATH`, else an installed one, else the one inside @sparticuz/chromium (x64 Linux). */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH ?? installedChromium();
  if (installed !== undefined)
    return patient(await chromium.launch({ executablePath: installed, chromiumSandbox: false, args: [...more] }));
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`No Chromium found and none is packaged for ${process.platform} ${process.arch}: set CHROMIUM_PATH to one.`);
  }
  const folder = await unpackedChromium();
  const executablePath = join(folder, 'chromium');
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    // Not the package's own args: its --single-process dies as soon as a context closes.
    args: ['--headless=shell', '--no-zygote', '--disable-gpu', '--disable-background-networking', ...more],
    env: { ...definedEnvironment(), ...(await libraryPath(executablePath, folder)), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  });
  return patient(browser);
}

function installedChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return [...onPath, ...elsewhere].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks once a version (200 MB, 2 s) beside the package; the rename keeps two test processes from sharing half a browser. */
async function unpackedChromium(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const cache = join(packageFolder, '..', '..', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  const unpack = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(packageFolder, 'bin', 'al2023.tar.br'))});`;
  // In a process of its own because the package unpacks to TMPDIR, which the tests go on using.
  await run(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: packageFolder,
    env: { ...process.env, TMPDIR: staging, NODE_OPTIONS: '' },
  });
  await writeFile(join(staging, 'fonts.conf'), fontConfiguration(folder));
  await rename(staging, folder).catch(async (cause: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw cause;
  });
  return folder;
}

/** The system's fonts where there are any, and always the packaged Open Sans: Chromium stops without a single font. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Points the loader at the packaged NSS libraries, but only where the system lacks them: they must not hide newer ones. */
async function libraryPath(executable: string, folder: string): Promise<Record<string, string>> {
  const { stdout } = await run('ldd', [executable]).catch(() => ({ stdout: 'not found' }));
  if (!stdout.includes('not found')) return {};
  return { LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter) };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
