/** npm run inventory: what an operator decides about dealers and vehicles, whatever feeds say. */
import { readFile } from 'node:fs/promises';
import { logoPicture } from '../adapters/media/logo-picture.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, runCommand, say } from '../composition/command.ts';
import type { Services } from '../composition/services.ts';
import { nameOf } from '../domain/vehicle/vehicle-name.ts';
import type { Dealer, Listing } from '../domain/vehicle/vehicle.ts';
import { OPERATOR, type LogoPicture } from '../ports/media/dealer-logos.ts';
import { StorageBusy } from '../ports/vehicles.ts';

const USAGE = `npm run inventory -- COMMAND

  list                       the dealers with their ids, and what is not shown: removed dealers, hidden vehicles
  hide VEHICLE…              takes vehicles off every page, list, sitemap and feed; a VEHICLE is its id, or the address of its page
  show VEHICLE…              puts them back
  remove-dealer DEALER…      takes dealers, by their ids, with all their vehicles off every page, list, sitemap and feed
  restore-dealer DEALER…     puts them back
  logo DEALER FILE           the dealer's logo (PNG, JPEG, WebP, GIF or SVG, up to 2 MB), which no feed replaces
  logo DEALER --none         initials in its place, whatever the feed says
  logo DEALER --feed         what the feed says again

Nothing is deleted. Leads are kept and delivered, and imports go on without changing what was decided here: what is hidden stays hidden.
A running server follows within two seconds. The exit code is 0 when it is so, 1 when nothing was changed, 2 when the command was not
understood.`;

const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);
const stopped = (message: string): never => fail(`${message} Nothing was changed.`, EXIT_STOPPED);

const { values, positionals } = readArguments(USAGE, {
  none: { type: 'boolean', default: false },
  feed: { type: 'boolean', default: false },
});
const [command = '', ...given] = positionals;

type Used = Pick<Services, 'vehicles' | 'writing'>;

const idOf = (text: string, pattern: RegExp, what: string): number => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? misused(`${text}: give ${what}.`) : Number(digits);
};
const dealerIdOf = (text: string): number => idOf(text, /^(\d{1,15})$/, 'the id of a dealer; list has them');
const vehicleIdOf = (text: string): number =>
  idOf(text, /^(?:https?:\/\/[^?#]*-|\/[^?#]*-)?(\d{1,15})\/?(?:[?#].*)?$/, 'the id of a vehicle, or the address of its page');

const dealerLine = ({ id, name, city, country, logo }: Dealer): string =>
  `${String(id).padStart(6)}  ${name}${city === null ? '' : `, ${city}`} (${country})${logo === null ? '' : ', with a logo'}`;
const vehicleLine = ({ vehicle, dealer }: Listing): string =>
  `${String(vehicle.id).padStart(8)}  ${nameOf(vehicle)}${vehicle.stockNumber === null ? '' : `, no. ${vehicle.stockNumber}`}, ${dealer.name}`;

const list = async ({ vehicles }: Used): Promise<void> => {
  const dealers = await vehicles.dealers();
  const hidden = await vehicles.ofIds(await vehicles.hiddenIds());
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${title}:`, ...lines];
  const shown = dealers.filter(({ removed }) => !removed);
  say(shown.length === 0 ? 'No dealer is shown.' : section('Dealers', shown.map(dealerLine)));
  say(section('Removed dealers', dealers.filter(({ removed }) => removed).map(dealerLine)));
  say(section('Hidden vehicles', hidden.map(vehicleLine)));
};

const hideOrShow = async ({ vehicles, writing }: Used): Promise<void> => {
  if (given.length === 0) misused(`${command} needs a vehicle.`);
  const ids = [...new Set(given.map(vehicleIdOf))];
  const listings = await vehicles.ofIds(ids);
  const unknown = ids.filter((id) => !listings.some(({ vehicle }) => vehicle.id === id));
  if (unknown.length > 0) stopped(`There is no vehicle ${unknown.join(', ')}.`);
  const changed = await writing.transaction((inventory) => inventory.setHidden(ids, command === 'hide'));
  for (const listing of listings) {
    const already = changed.includes(listing.vehicle.id) ? '' : ' already';
    const stays = command === 'show' && listing.dealer.removed ? '; its dealer stays removed' : '';
    say(`${vehicleLine(listing)}: ${command === 'hide' ? 'hidden' : 'shown'}${already}${stays}`);
  }
};

const dealersOf = async ({ vehicles }: Used, ids: readonly number[]): Promise<readonly Dealer[]> => {
  const found = await Promise.all(ids.map((id) => vehicles.dealerOfId(id)));
  const unknown = ids.filter((_, k) => found[k] === null);
  if (unknown.length > 0) stopped(`There is no dealer ${unknown.join(', ')}.`);
  return found.filter((dealer) => dealer !== null);
};

const removeOrRestore = async (used: Used): Promise<void> => {
  if (given.length === 0) misused(`${command} needs the id of a dealer.`);
  const dealers = await dealersOf(used, [...new Set(given.map(dealerIdOf))]);
  const removed = command === 'remove-dealer';
  await used.writing.transaction(async (inventory) => {
    for (const { id } of dealers) await inventory.setRemoved(id, removed);
  });
  for (const dealer of dealers)
    say(`${dealerLine(dealer)}: ${removed ? 'removed' : 'restored'}${dealer.removed === removed ? ' already' : ''}`);
  if (removed) say('Their leads are kept: npm run leads. A feed to Google or Meta is without them from its next reading on.');
};

const pictureIn = async (file: string): Promise<LogoPicture> => {
  const bytes = await readFile(file).catch((error: unknown) => stopped(`${file} cannot be read: ${(error as Error).message}.`));
  return logoPicture(bytes).catch((error: unknown) => stopped(`${file} is no logo: ${(error as Error).message}.`));
};

const logo = async (used: Used): Promise<void> => {
  const [id, file, ...surplus] = given;
  const ways = [file !== undefined, values.none, values.feed].filter(Boolean).length;
  if (id === undefined || ways !== 1 || surplus.length > 0)
    return misused('logo needs a dealer, and a file or --none or --feed.');
  const [dealer] = await dealersOf(used, [dealerIdOf(id)]);
  if (!dealer) return;
  const picture = file === undefined ? null : await pictureIn(file);
  await used.writing.transaction((inventory) => inventory.setLogo(dealer.id, picture, values.feed ? null : OPERATOR));
  const now = values.feed
    ? 'what its feed says from the next import on, initials until then'
    : picture
      ? 'as in the file'
      : 'initials';
  say(`Logo of ${dealer.name} (${String(dealer.id)}): ${now}.`);
};

const COMMANDS: Readonly<Record<string, (used: Used) => Promise<void>>> = {
  list,
  hide: hideOrShow,
  show: hideOrShow,
  'remove-dealer': removeOrRestore,
  'restore-dealer': removeOrRestore,
  logo,
};

const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!run) misused(command === '' ? 'Say what to do.' : `There is no command ${command}.`);
if (command !== 'logo' && (values.none || values.feed)) misused(`--none and --feed are of logo.`);

await runCommand(async (container) => {
  const used = await container.open('vehicles', 'writing');
  try {
    await run?.(used);
  } catch (error) {
    if (error instanceof StorageBusy) stopped('Another process is writing, or the disk is full.');
    throw error;
  }
});
