/** npm run sbom [-- --to FILE]: the bill of materials of what is installed for the server. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { billOfMaterials, type InstalledPackage } from './supply/bill-of-materials.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Record<string, InstalledPackage>;
};
const bill = billOfMaterials(packages, { at: new Date(), id: randomUUID() });
const text = `${JSON.stringify(bill, null, 2)}\n`;
if (values.to === undefined) process.stdout.write(text);
else {
  writeFileSync(values.to, text);
  console.log(`${values.to}: ${String(bill.components.length)} packages (CycloneDX ${bill.specVersion})`);
}
