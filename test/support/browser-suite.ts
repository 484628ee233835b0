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
}

/** Good inside of the suite's tests and hooks. */
export interface BrowserSuite {
  readonly dataDir: string;
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** Gives the suite around it a server with a data folder of its own, and a browser; ends both after it. */
export const browserSuite = ({ settings = {}, program, fill }: SuiteOptions = {}): BrowserSuite => {
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningServer;
  let browser: Browser;

  before(async () => {
    folder = temporaryFolder();
    await fill?.(folder.path);
    [server, browser] = await Promise.all([startServer(folder.path, settings, program), launchBrowser()]);
  });
  after(async () => {
    await browser.close();
    await server.stop();
    folder.remove();
  });

  return {
    get dataDir() {
      return folder.path;
    },
    get server() {
      return server;
    },
    get browser() {
      return browser;
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
