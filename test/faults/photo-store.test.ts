/** What becomes of photos while the bucket that nodes share is at fault. */
import { expect } from 'chai';
import sharp from 'sharp';
import { FileCache } from '../../src/adapters/media/file-cache.ts';
import { PhotoCache } from '../../src/adapters/media/photos.ts';
import { openBucket } from '../../src/adapters/media/store/bucket.ts';
import { parseBucketUrl } from '../../src/adapters/media/store/bucket-settings.ts';
import { SharedCopies } from '../../src/adapters/media/store/shared-copies.ts';
import { systemClock } from '../../src/adapters/system/system-clock.ts';
import { PHOTO_WIDTHS } from '../../src/domain/vehicle/photo-url.ts';
import { eventually } from '../support/eventually.ts';
import { startBucketServer, type BucketServer } from '../support/servers/bucket-server.ts';
import { startLocalServer, type LocalServer } from '../support/servers/local-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const LIMIT_MS = 150;
const REST_MS = 200;

describe('The store of photos', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let store: BucketServer;
  let dealer: LocalServer;
  let jpeg: Buffer;
  let fetched: string[];
  let reported: string[];
  before(async () => {
    jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a1f1f' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    [fetched, reported] = [[], []];
    folder = temporaryFolder();
    store = await startBucketServer();
    dealer = await startLocalServer((request, response) => {
      fetched.push(request.url ?? '');
      response.end(jpeg);
    });
  });
  afterEach(async () => {
    folder.remove();
    await Promise.all([store.close(), dealer.close()]);
  });

  let nodes = 0;
  /** A server with an empty folder. */
  const aNode = (other: Parameters<BucketServer['address']>[0] = {}) => {
    const reports = {
      failed: ({ message }: Error) => void reported.push(message),
      recovered: () => void reported.push('recovered'),
    };
    const own = new FileCache(`${folder.path}/${String((nodes += 1))}`, 1e7);
    const copies = new SharedCopies(own, openBucket(parseBucketUrl(store.address(other))!, LIMIT_MS), reports, REST_MS);
    const photos = new PhotoCache({ copies, allowLocal: true }, systemClock);
    const show = async (name: string) => (await photos.photo(`${dealer.url}/${name}`, 320)).kind;
    /** Shows so many photos that nobody has seen. */
    const showNew = async (count: number) => {
      for (let n = 0; n < count; n += 1) expect(await show(`${String(nodes)}-${String(n)}`)).to.equal('found');
    };
    return { copies, show, showNew };
  };

  it('saves a second node from asking the dealer, who may be gone', async () => {
    expect(await aNode().show('car.jpg')).to.equal('found');
    expect(store.objects.size).to.equal(PHOTO_WIDTHS.length);
    await dealer.close();
    expect(await aNode().show('car.jpg')).to.equal('found');
    expect(fetched).to.deep.equal(['/car.jpg']);
  });

  const FAULTS: Readonly<Record<string, readonly [begin: () => unknown, complaint: RegExp]>> = {
    'is down': [() => store.close(), /cannot be reached: connect ECONNREFUSED/],
    'never answers': [() => void (store.silent = true), /does not answer within 150 ms/],
    'refuses the key': [() => void store.forbidden.add('GET').add('PUT'), /AccessDenied/],
    'only lets the key read': [() => void store.forbidden.add('PUT'), /AccessDenied/],
  };
  for (const [how, [begin, complaint]] of Object.entries(FAULTS))
    it(`${how}: photos come from dealers, and it is said once`, async () => {
      await begin();
      const { copies, showNew } = aNode();
      await showNew(8);
      expect(copies.failure()).to.match(complaint);
      expect(
        reported.every((line) => complaint.test(line)),
        reported.join(),
      ).to.equal(true);
      expect(reported.length).to.be.within(1, 2);
    });

  it('is missing its bucket: photos come from dealers, and it is said', async () => {
    const { copies, showNew } = aNode({ bucket: 'elsewhere' });
    await showNew(6);
    expect(copies.failure()).to.contain('NoSuchBucket: make the bucket');
  });

  it('is tried again after a rest, and no visitor waits for that', async () => {
    let tries = 0;
    const never = new Promise<never>(() => undefined);
    const away = () => Promise.reject(new Error('away'));
    const bucket = { read: away, write: away, check: () => ((tries += 1), never) };
    const copies = new SharedCopies(new FileCache(folder.path, 1e6), bucket, { failed: () => 0, recovered: () => 0 }, 1);
    for (let n = 0; n < 5; n += 1) await copies.read('a', 1);
    await eventually(async () => {
      expect(await copies.read('a', 1)).to.equal(null);
      expect(tries).to.equal(1);
    });
    expect(await copies.read('a', 1), 'while it is tried').to.equal(null);
  });

  it('recovers by itself, and has every photo that is shown from then on', async () => {
    store.silent = true;
    const { copies, showNew, show } = aNode();
    await showNew(8);
    store.silent = false;
    await eventually(() => expect(copies.failure()).to.equal(null));
    expect(reported.at(-1)).to.equal('recovered');
    store.objects.clear();
    await show('after.jpg');
    expect(store.objects.size).to.equal(PHOTO_WIDTHS.length);
  });
});
