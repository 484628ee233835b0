/** npm run tokens: who may write a dealer's vehicles by the API. */
import process from 'node:process';
import { EXIT_STOPPED, EXIT_USAGE, fail, readArguments, runCommand, say, wholeNumber } from '../composition/command.ts';

const USAGE = `npm run tokens -- create --dealer ID --name NAME
npm run tokens -- list
npm run tokens -- revoke TOKEN-ID

Tokens of the write API (docs/feeds.md, The write API). Each is for the vehicles of one dealer. create shows the token once: only its
hash is stored. revoke ends a token at once.

  --dealer ID   the dealer, as npm run import -- --dealers lists them
  --name NAME   who gets the token, for the list`;

const { values, positionals } = readArguments(USAGE, { dealer: { type: 'string' }, name: { type: 'string' } });
const [command, id, ...rest] = positionals;
const misused = (message: string): never => fail(`${message}\n\n${USAGE}`, EXIT_USAGE);
if (rest.length > 0 || (id !== undefined && command !== 'revoke')) misused('Too many words.');

const create = async (): Promise<void> => {
  const dealerId = wholeNumber(USAGE, 'dealer', values.dealer ?? '', 1, 1e9);
  const name = values.name?.trim() ?? '';
  if (name === '' || name.length > 200) misused('--name: say who gets the token.');
  await runCommand(async (container) => {
    const { dealerTokens, vehicles, clock } = await container.open('dealerTokens', 'vehicles', 'clock');
    const dealer = await vehicles.dealerOfId(dealerId);
    if (!dealer) fail(`There is no dealer ${String(dealerId)}; npm run import -- --dealers lists them.`, EXIT_STOPPED);
    say([
      `Token for the vehicles of ${dealer?.name ?? ''}, shown only now:`,
      await dealerTokens.create(dealerId, name, clock.now()),
    ]);
  });
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const list = (): Promise<void> =>
  runCommand(async (container) => {
    const { dealerTokens } = await container.open('dealerTokens');
    const tokens = await dealerTokens.list();
    if (tokens.length === 0) say('There are no tokens.');
    for (const { id: number, dealerId, name, createdAt, revokedAt } of tokens)
      say(
        `${String(number).padStart(4)}  dealer ${String(dealerId)}  ${name}  since ${dayOf(createdAt)}${revokedAt === null ? '' : `, revoked ${dayOf(revokedAt)}`}`,
      );
  });

const revoke = async (): Promise<void> => {
  const number = wholeNumber(USAGE, 'revoke', id ?? '', 1, 1e9);
  await runCommand(async (container) => {
    const { dealerTokens, clock } = await container.open('dealerTokens', 'clock');
    if (await dealerTokens.revoke(number, clock.now())) say(`Token ${String(number)} is revoked.`);
    else {
      say(`There is no valid token ${String(number)}.`);
      process.exitCode = EXIT_STOPPED;
    }
  });
};

if (command === 'create') await create();
else if (command === 'list') await list();
else if (command === 'revoke') await revoke();
else misused(command === undefined ? 'What to do?' : `${command}: no such command.`);
