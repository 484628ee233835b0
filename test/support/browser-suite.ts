import { expect } from 'chai';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './chromium.ts';
import { startServer, type Program, type RunningServer } from './running-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface SuiteOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly program?: Program;
  /** Puts an inventory into the data folder before the server starts; the demo's when left out. */
  readonly fill?: (dataDir: string) => Promise<void>;
  /** For a suite that changes the inventory or stores what others would see: the server is not shared with suites before and after it. */
  readonly alone?: boolean;
}

/** Good inside of the suite's tests and hooks. */
export interface BrowserSuite {
  readonly dataDir: string;
  readonly server: RunningServer;
  readonly browser: Browser;
}

interface Running extends BrowserSuite {
  /** Suites with an equal one can share it. */
  readonly kind: string;
  end(): Promise<void>;
}

/** How long a server and its browser wait for another suite of their kind: suites of one process follow one another. */
const WAIT_MS = 1000;
let waiting: { readonly running: Running; readonly timer: NodeJS.Timeout } | null = null;

const start = async (kind: string, { settings = {}, program, fill }: SuiteOptions): Promise<Running> => {
  const folder = temporaryFolder();
  await fill?.(folder.path);
  const [server, browser] = await Promise.all([startServer(folder.path, settings, program), launchBrowser()]);
  const end = async (): Promise<void> => {
    await browser.close();
    await server.stop();
    folder.remove();
  };
  return { kind, dataDir: folder.path, server, browser, end };
};

/** The one that waits, if it is of this kind. Any other ends. */
const takeWaiting = async (kind: string): Promise<Running | null> => {
  if (!waiting) return null;
  const { running, timer } = waiting;
  waiting = null;
  clearTimeout(timer);
  if (running.kind === kind) return running;
  await running.end();
  return null;
};

const letWait = async (running: Running): Promise<void> => {
  for (const context of running.browser.contexts()) await context.close();
  const timer = setTimeout(() => {
    waiting = null;
    void running.end();
  }, WAIT_MS);
  waiting = { running, timer };
};

/** Gives the suite around it a server with a data folder, and a browser. Suites that only read the demo share them. */
export const browserSuite = (options: SuiteOptions = {}): BrowserSuite => {
  const isShared = !options.fill && !options.alone;
  const kind = JSON.stringify([options.program, options.settings]);
  const taken = async (): Promise<Running> => (isShared ? await takeWaiting(kind) : null) ?? (await start(kind, options));
  let begun: Promise<Running>;
  let running: Running;

  before(async () => {
    begun = taken();
    running = await begun;
  });
  // Also ends what was not ready in time.
  after(() => begun.then((each) => (isShared ? letWait(each) : each.end())));

  return {
    get dataDir() {
      return running.dataDir;
    },
    get server() {
      return running.server;
    },
    get browser() {
      return running.browser;
    },
  };
};

/** Gives each test a separate page, whose scripts must not fail and whose console must stay silent. */
export const onFaultlessPage = (suite: BrowserSuite, options: BrowserContextOptions, begin: (page: Page) => void): void => {
  const faults: string[] = [];
  let context: BrowserContext;

  beforeEach(async () => {
    context = await suite.browser.newContext(options);
    const page = await context.newPage();
    faults.length = 0;
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    begin(page);
  });
  afterEach(async () => {
    await context.close();
    expect(faults).to.deep.equal([]);
  });
};
