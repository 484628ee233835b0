/** npm run leads: lists leads and deliveries, retries them, and exports or erases a visitor's data as the law requires. */
import { randomBytes } from 'node:crypto';
import { LeadKeyFile } from '../adapters/storage/leads/lead-keys.ts';
import { reseal } from '../adapters/storage/leads/reseal.ts';
import { countsLine, leadLines, leadText } from '../adapters/terminal/leads-table.ts';
import { ROUTING_FAULTS, routingText } from '../adapters/terminal/routing-words.ts';
import { eraseLeads } from '../application/leads/keep-leads.ts';
import { purgeLeads } from '../application/leads/purge-leads.ts';
import { checkEmail } from '../domain/leads/field-rules.ts';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, runCommand, say } from '../composition/command.ts';
import { readRouting, routingTexts } from '../domain/leads/lead-routing.ts';
import { COUNTRIES } from '../domain/location/expected-place.ts';
import type { Lead } from '../domain/leads/lead.ts';
import type { ServerContainer } from '../composition/container.ts';
import type { Services } from '../composition/services.ts';
import { StorageBusy, StorageUnwritable } from '../ports/vehicles.ts';

const USAGE = `npm run leads -- COMMAND

  list [--state all|quarantined|waiting|dead] [--limit N] [--json]
                                 the newest leads and what became of them; nothing of the visitors
  show ID                        one lead with all that the visitor said
  release ID | release --all     sends a quarantined lead on its way, or all of them
  retry ID | retry --all         tries again what is waiting or was given up
  export --email ADDRESS | export --phone NUMBER
                                 everything that is kept of a person, as JSON
  export --consent ID            the proof of a choice of consent, by the id that the visitor's cookie Consent begins with
  erase --email ADDRESS | erase --phone NUMBER | erase ID
                                 removes leads with every copy that this install holds
  erase --consent ID             takes the id out of the proofs of a choice of consent; what was chosen stays, of somebody unknown
  purge [--yes] [--undelivered]  removes leads older than LEADS_RETENTION_MONTHS now rather than within the hour; --yes where it
                                 stops and asks, --undelivered also those that never reached their dealer
  rotate                         begins a new key, and seals everything anew with it
  webhook DEALER --url ADDRESS | webhook DEALER --remove | webhook
                                 where a dealer (by its CompanyId) gets leads as JSON; prints the secret once
  route DEALER [--to ROUTES] [--group NAME --copies ADDRESSES] [--adf attached|body|none] | route DEALER --remove | route
                                 to which addresses a dealer's leads go, by type: --to "Appointment drive@dealer.example;
                                 TradeIn, BuyOnline used@dealer.example; * leads@dealer.example"; what is not named stays as it was`;

const TAKES_NO_ID: readonly string[] = ['list', 'export', 'purge', 'rotate'];

const MOST = 10_000;
const SECRET_BYTES = 32;

const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);

const { values, positionals } = readArguments(USAGE, {
  state: { type: 'string', default: 'all' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  email: { type: 'string' },
  phone: { type: 'string' },
  consent: { type: 'string' },
  url: { type: 'string' },
  to: { type: 'string' },
  group: { type: 'string' },
  copies: { type: 'string' },
  adf: { type: 'string' },
  remove: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  undelivered: { type: 'boolean', default: false },
});
const [command = '', argument, ...surplus] = positionals;
const id = (): string => argument ?? misused(`${command} needs the id of a lead.`);
const count = (leads: number): string => (leads === 1 ? '1 lead' : `${String(leads)} leads`);
const noSuchLead = (): never => fail('There is no such lead.', EXIT_STOPPED);

const isWebhookUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
};

type Used = Pick<
  Services,
  'leads' | 'transports' | 'webhooks' | 'leadsStorage' | 'leadKeys' | 'clock' | 'retentionMonths' | 'phones'
>;

const list = async ({ leads }: Used): Promise<void> => {
  const state = (['all', 'quarantined', 'waiting', 'dead'] as const).find((each) => each === values.state);
  const limit = Number(values.limit);
  if (!state) return misused(`--state ${values.state}: give all, quarantined, waiting or dead.`);
  if (!/^\d+$/.test(values.limit) || limit < 1 || limit > MOST)
    return misused(`--limit: give a number from 1 to ${String(MOST)}.`);
  const found = await leads.list({ state, limit });
  const counts = await leads.counts();
  say(values.json ? JSON.stringify({ counts, leads: found }, null, 2) : [...leadLines(found), countsLine(counts)].join('\n'));
};

const show = async ({ leads }: Used): Promise<void> => {
  const found = await leads.ofId(id());
  say(found ? leadText(found.lead, found.summary) : noSuchLead());
};

const release = async ({ leads, clock }: Used): Promise<void> => {
  if (values.all) {
    if (argument !== undefined) misused('release takes an id or --all, not both.');
    const held = await leads.list({ state: 'quarantined', limit: MOST });
    for (const { id } of held) await leads.release(id, clock.now());
    say(`${count(held.length)} released.`);
    return;
  }
  if (await leads.release(id(), clock.now())) say('Released.');
  else fail('No quarantined lead has this id.', EXIT_STOPPED);
};

const retry = async ({ leads, clock }: Used): Promise<void> => {
  if (values.all && argument !== undefined) misused('retry takes an id or --all, not both.');
  const one = values.all ? null : id();
  const tried = await leads.retry(one, clock.now());
  if (one !== null && tried === 0) {
    if (!(await leads.ofId(one))) noSuchLead();
    fail('Nothing of this lead is waiting or was given up.', EXIT_STOPPED);
  }
  say(tried === 1 ? '1 delivery is tried at once.' : `${String(tried)} deliveries are tried at once.`);
};

/** The leads of the person that the options name. Refuses an address or a number that no lead can have: it is mistyped. */
const leadsOfPerson = async ({ leads, phones }: Used): Promise<readonly Lead[]> => {
  const { email, phone } = values;
  if (email !== undefined && phone !== undefined) misused('Give --email or --phone, not both.');
  if (phone !== undefined) {
    // Without + it may be of any country that there are sites for.
    const numbers = new Set(COUNTRIES.map((country) => phones.read(phone, country)).filter((number) => number !== null));
    if (numbers.size === 0) misused(`--phone ${phone}: give a telephone number such as +1 450 555 0199.`);
    return (await Promise.all([...numbers].map((number) => leads.ofPhone(number)))).flat();
  }
  if (email === undefined) return misused(`${command} needs --email or --phone.`);
  return 'value' in checkEmail(email)
    ? leads.ofEmail(email)
    : misused(`--email ${email}: give an address such as name@example.com.`);
};

const exportPerson = async (used: Used, container: ServerContainer): Promise<void> => {
  if (values.consent !== undefined) {
    const { consentProofs } = await container.open('consentProofs');
    say(JSON.stringify(await consentProofs.ofChoice(values.consent), null, 2));
    return;
  }
  say(JSON.stringify(await leadsOfPerson(used), null, 2));
};

const erase = async (used: Used, container: ServerContainer): Promise<void> => {
  if (values.consent !== undefined) {
    const { consentProofs } = await container.open('consentProofs');
    const erased = await consentProofs.erase(values.consent);
    if (erased === 0) fail('No proof of consent has this id, or an earlier version wrote it.', EXIT_STOPPED);
    say(`The id is erased from ${String(erased)} ${erased === 1 ? 'proof' : 'proofs'} of consent. Backups still have it.`);
    return;
  }
  const byId = values.email === undefined && values.phone === undefined;
  if (!byId && argument !== undefined) misused('erase takes an id, --email or --phone.');
  const ids = byId ? [id()] : (await leadsOfPerson(used)).map((lead) => lead.id);
  const erased = await eraseLeads(used, ids);
  if (byId && erased === 0) noSuchLead();
  const what = values.phone === undefined ? 'address' : 'number';
  say(erased === 0 ? `Nothing is kept of this ${what}.` : `${count(erased)} erased. Mail that was sent is with its receivers.`);
};

const dealerIdOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : misused(`${text} is not a CompanyId.`));

const webhook = async ({ webhooks }: Used, container: ServerContainer): Promise<void> => {
  if (argument === undefined) {
    const all = await webhooks.all();
    say(all.length === 0 ? 'No dealer has one.' : all.map(({ dealerId, url }) => `${String(dealerId)}  ${url}`).join('\n'));
    return;
  }
  const dealerId = dealerIdOf(argument);
  if (values.remove) {
    say((await webhooks.remove(dealerId)) ? 'Removed.' : fail('This dealer has none.', EXIT_STOPPED));
    return;
  }
  const url = values.url ?? misused('webhook needs --url or --remove.');
  if (!isWebhookUrl(url)) misused(`--url ${url}: give an https address.`);
  const { vehicles } = await container.open('vehicles');
  const { name } = (await vehicles.dealerOfId(dealerId)) ?? fail('There is no such dealer.', EXIT_STOPPED);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await webhooks.save({ dealerId, url, secret });
  say(`Leads of ${name} (${argument}) go to ${url} from now on.\nSecret, shown this once: ${secret}`);
};

const ROUTING_OPTIONS = { leadRoutes: '--to', leadGroup: '--group', leadCopies: '--copies', adf: '--adf' } as const;

const route = async (_: Used, container: ServerContainer): Promise<void> => {
  const { vehicles, writing } = await container.open('vehicles', 'writing');
  if (argument === undefined) {
    const routed = (await vehicles.dealers()).filter(({ leadRouting }) => leadRouting !== null);
    say(routed.length === 0 ? 'Every lead goes to its dealer’s own address.' : routed.map(routingText).join('\n'));
    return;
  }
  const dealer = (await vehicles.dealerOfId(dealerIdOf(argument))) ?? fail('There is no such dealer.', EXIT_STOPPED);
  const isAsked = [values.to, values.group, values.copies, values.adf].some((text) => text !== undefined);
  if (isAsked && values.remove) misused('route takes --remove, or what is to be set, not both.');
  // What is not named stays as it is set.
  const now = values.remove ? null : routingTexts(dealer.leadRouting);
  const texts = {
    leadRoutes: values.to ?? now?.leadRoutes ?? null,
    leadGroup: values.group ?? now?.leadGroup ?? null,
    leadCopies: values.copies ?? now?.leadCopies ?? null,
    adf: values.adf ?? now?.adf ?? null,
  };
  const { routing, faults } = readRouting(texts);
  for (const fault of faults) misused(`${ROUTING_OPTIONS[fault]} ${texts[fault] ?? ''}: ${ROUTING_FAULTS[fault]}`);
  if (!isAsked && !values.remove) {
    say(routingText(dealer));
    return;
  }
  await writing.transaction((inventory) => inventory.setLeadRouting(dealer.id, routing));
  say(routingText({ ...dealer, leadRouting: routing }));
};

const rotate = async ({ leadsStorage, leadKeys }: Used): Promise<void> => {
  if (leadKeys instanceof LeadKeyFile) leadKeys.rotate();
  const sealed = await reseal(leadsStorage);
  const old = leadKeys.all().slice(1);
  say(`${count(sealed)} sealed anew with the key ${leadKeys.current().id}.`);
  if (old.length > 0)
    say(
      `Restart the servers, run this again, and then remove what is not needed any more: ${old.map((key) => key.id).join(', ')}.`,
    );
};

const purge = async (used: Used): Promise<void> => {
  const { clock, retentionMonths } = used;
  const outcome = await purgeLeads(used, { confirmed: values.yes, undeliveredToo: values.undelivered });
  const old = `older than ${String(retentionMonths)} months`;
  if (outcome.kind === 'stopped') {
    const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
    const why =
      outcome.why === 'clock'
        ? `The clock says ${day(clock.now())}, but the latest time known here is ${day(outcome.latestTime ?? 0)}: it may be wrong.`
        : 'That is a large part: the clock or LEADS_RETENTION_MONTHS may be wrong.';
    fail(
      `${String(outcome.leads)} of ${count(outcome.of)} would be removed as ${old}. ${why}\nNothing was removed. If it is meant: npm run leads -- purge --yes`,
      EXIT_STOPPED,
    );
  }
  say(`${count(outcome.leads)} ${old} removed.`);
  if (outcome.undelivered > 0)
    say(`${count(outcome.undelivered)} as old never reached a dealer and stay: retry them, or purge --undelivered.`);
};

const COMMANDS: Readonly<Record<string, (used: Used, container: ServerContainer) => Promise<void>>> = {
  list,
  show,
  release,
  retry,
  export: exportPerson,
  erase,
  purge,
  rotate,
  webhook,
  route,
};

const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!run) misused(command === '' ? 'Say what to do.' : `There is no command ${command}.`);
if (surplus.length > 0) misused(`${surplus.join(' ')}: one id at a time.`);
if (argument !== undefined && TAKES_NO_ID.includes(command)) misused(`${command} takes no ${argument}.`);

await runCommand(async (container) => {
  try {
    const used = await container.open(
      'leads',
      'transports',
      'webhooks',
      'leadsStorage',
      'leadKeys',
      'clock',
      'retentionMonths',
      'phones',
    );
    await run?.(used, container);
  } catch (error) {
    if (error instanceof StorageUnwritable) fail(`${error.message}. Nothing was changed.`, EXIT_STOPPED);
    if (error instanceof StorageBusy) fail('Another process is writing. Nothing was changed; try again.', EXIT_STOPPED);
    throw error;
  }
});
