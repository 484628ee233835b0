/** Proofs of consent over each storage. Those of earlier versions, which were lines in files, are taken over by each as well. */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { takeOverConsentFiles } from '../../src/adapters/storage/consents/consent-files.ts';
import type { ConsentStorage } from '../../src/adapters/storage/consents/consents-storage.ts';
import { kyselyConsentProofs } from '../../src/adapters/storage/consents/kysely-consent-proofs.ts';
import { StorageUnwritable } from '../../src/ports/vehicles.ts';
import type { Storages } from '../support/storages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MB = 1024 ** 2;

const choice = (n: number, id = `id-${String(n)}`) =>
  ({ id, purposes: [], at: Date.UTC(2026, 10, 1) + n, site: 'main', law: 'FR', version: '1', languageId: 3 }) as const;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Lines as earlier versions wrote them. */
const oldLines = (ids: readonly string[], writer: string, before = '') => {
  let previous = before;
  return ids.map((id) => {
    const line = JSON.stringify({ at: '2026-11-01T00:00:00.000Z', id, purposes: [], seal: hash(id), writer, previous });
    previous = hash(line.replace(/"id":"[^"]*"/, `"id":"${'-'.repeat(id.length)}"`));
    return { line, hash: previous };
  });
};

export const describeConsentProofs = (storages: Storages): void => {
  describe(`Proofs of consent in ${storages.name}`, () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let storage: ConsentStorage;
    beforeEach(async () => {
      folder = temporaryFolder();
      storage = await storages.consents(folder.path);
    });
    afterEach(async () => {
      await storage.close();
      folder.remove();
    });

    /** As a process that has just started. */
    const open = () => kyselyConsentProofs(storage, { mostBytes: MB });
    const write = async (count: number, proofs = open(), from = 0): Promise<void> => {
      for (let n = from; n < from + count; n += 1) await proofs.record(choice(n));
    };
    const faults = async () => (await open().check()).faults;

    it('follow one another, also when they come at once and after a restart', async () => {
      const proofs = open();
      await Promise.all(Array.from({ length: 20 }, (_, n) => proofs.record(choice(n))));
      await write(5);
      expect(await open().check()).to.deep.include({ proofs: 25, faults: [] });
    });

    it('of two servers are two chains', async () => {
      const servers = [open(), open()];
      await Promise.all(Array.from({ length: 20 }, (_, n) => servers[n % 2]!.record(choice(n))));
      expect(await open().check()).to.deep.include({ proofs: 20, faults: [] });
    });

    it('are given by the id of the choice, as they were written, oldest first', async () => {
      const proofs = open();
      await write(3, proofs);
      await proofs.record({ ...choice(7, 'id-1'), purposes: ['analytics'] });
      const found = await open().ofChoice('id-1');
      expect(found).to.have.length(2);
      const { languageId, law, site, version } = choice(7);
      expect(found[1]).to.deep.include({
        id: 'id-1',
        at: '2026-11-01T00:00:00.007Z',
        purposes: ['analytics'],
        site,
        law,
        version,
        languageId,
      });
      expect(await open().ofChoice('id')).to.deep.equal([]);
    });

    for (const [what, tamper] of [
      ['is changed', (db) => db.updateTable('consents').set({ line: '{"writer":"x"}' }).where('choice', '=', 'id-2').execute()],
      ['is no longer JSON', (db) => db.updateTable('consents').set({ line: '{' }).where('choice', '=', 'id-2').execute()],
      ['is removed', (db) => db.deleteFrom('consents').where('choice', '=', 'id-2').execute()],
      [
        'is added',
        (db) =>
          db
            .insertInto('consents')
            .columns(['choice', 'line'])
            .expression(db.selectFrom('consents').select(['choice', 'line']).where('choice', '=', 'id-2'))
            .execute(),
      ],
      [
        'gets the id of another choice',
        (db) => db.updateTable('consents').set({ choice: 'id-9' }).where('choice', '=', 'id-2').execute(),
      ],
    ] satisfies [string, (db: ConsentStorage['db']) => Promise<unknown>][])
      it(`show it when one ${what} later`, async () => {
        await write(6);
        await storage.write(async (db) => {
          await tamper(db);
        });
        expect(await faults()).to.have.length.above(0);
      });

    it('name the visitor no longer once their id is erased, while the choices and their chain stay, also of a running server', async () => {
      const proofs = open();
      await write(10, proofs);
      await proofs.record(choice(20, 'id-3'));
      expect(await open().erase('id-3')).to.equal(2);
      expect(await open().erase('id-3')).to.equal(0);
      expect(await proofs.ofChoice('id-3')).to.deep.equal([]);
      expect(await proofs.ofChoice('id-4')).to.have.length(1);
      expect(JSON.stringify(await storage.db.selectFrom('consents').selectAll().execute())).not.to.contain('id-3');
      await write(5, proofs, 30);
      await write(5, open(), 40);
      expect(await open().check()).to.deep.include({ proofs: 21, faults: [] });
    });

    it('are refused, and none is removed, when there is no room for more; the operator hears of it once before', async () => {
      const heard: { bytes: number; mostBytes: number }[] = [];
      const before = await storage.bytes();
      const mostBytes = before + 100_000;
      const proofs = kyselyConsentProofs(storage, { mostBytes, onNearlyFull: (state) => heard.push(state) });
      const outcomes: unknown[] = [];
      for (let n = 0; outcomes.at(-1) === undefined && n < 1000; n += 1)
        outcomes.push(await proofs.record(choice(n)).catch((error: unknown) => error));
      expect(outcomes.at(-1)).to.be.instanceOf(StorageUnwritable).and.have.property('message').that.contains('CONSENTS_MB');
      const kept = outcomes.length - 1;
      expect(kept).to.be.above(50);
      expect(heard).to.have.length(1);
      expect(heard[0]!.bytes).to.be.within(mostBytes * 0.8, mostBytes);
      const checked = await proofs.check();
      expect(checked).to.deep.include({ proofs: kept, mostBytes, isNearlyFull: true, faults: [] });
      expect(checked.bytes).to.be.at.least(mostBytes);
      await write(10, open(), 2000);
      expect(await open().check(), 'the chain goes on where there is more room').to.deep.include({
        proofs: kept + 10,
        isNearlyFull: false,
        faults: [],
      });
    });

    it('go on in another chain after one of which it is not known whether it was stored', async () => {
      let isLost = false;
      const proofs = kyselyConsentProofs(
        {
          ...storage,
          async write(work) {
            const done = await storage.write(work);
            if (isLost) throw new Error('connection lost');
            return done;
          },
        },
        { mostBytes: MB },
      );
      await write(2, proofs);
      isLost = true;
      await proofs.record(choice(2)).catch(() => undefined);
      isLost = false;
      await write(2, proofs, 3);
      expect(await open().check()).to.deep.include({ proofs: 5, faults: [] });
    });

    it('of earlier versions are taken over from their files with their chain, once', async () => {
      const [full, current] = [oldLines(['a', 'b', 'c'], 'one'), oldLines(['d'], 'two')];
      const rest = oldLines(['e', 'f'], 'one', full.at(-1)!.hash);
      const files = ['consents-2026-11-01.ndjson', 'consents.ndjson'].map((name) => join(folder.path, name));
      const put = () => {
        writeFileSync(files[0]!, full.map(({ line }) => `${line}\n`).join(''));
        writeFileSync(files[1]!, [...current, ...rest].map(({ line }) => `${line}\n`).join(''));
      };
      put();
      await Promise.all([takeOverConsentFiles(storage, folder.path), takeOverConsentFiles(storage, folder.path)]);
      expect(files.some((file) => existsSync(file))).to.equal(false);
      put();
      await takeOverConsentFiles(storage, folder.path);
      await write(2);
      expect(await open().check()).to.deep.include({ proofs: 8, faults: [] });
      expect(await open().ofChoice('b')).to.have.length(1);
      expect(await open().erase('b')).to.equal(1);
      expect(await open().erase('d')).to.equal(1);
      expect(await faults()).to.deep.equal([]);
    });

    it('of the first versions, without a seal or a link, are taken over as they are', async () => {
      const lines = ['{"at":"2026-01-01T00:00:00.000Z","id":"x","purposes":[]}', '{"id":"y","writer":"one","previous":""}'];
      writeFileSync(join(folder.path, 'consents.ndjson'), `${lines.join('\n')}\n`);
      await takeOverConsentFiles(storage, folder.path);
      await write(1);
      expect(await faults()).to.deep.equal([]);
      expect(await open().ofChoice('x')).to.have.length(1);
      expect(await open().erase('y'), 'their id was a part of the chain').to.equal(0);
    });
  });
};
