/** Screenshot of a page: node --import=tsx scripts/screenshot.ts URL OUT.png [--width 1280] [--height 800] [--dark] [--no-js] [--full] */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/support/chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    dark: { type: 'boolean', default: false },
    'no-js': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
const [url, file] = positionals;
if (url === undefined || file === undefined) {
  throw new Error('usage: screenshot.ts URL OUT.png [--width N] [--height N] [--dark] [--no-js] [--full]');
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
    javaScriptEnabled: !values['no-js'],
  });
  page.on('console', (message) => {
    console.log(`[${message.type()}] ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    console.log(`[page error] ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    console.log(`[request failed] ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, fullPage: values.full });
  console.log(`${String(response?.status() ?? '')} ${await page.title()} -> ${file}`.trim());
} finally {
  await browser.close();
}
