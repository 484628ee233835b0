import { expect } from 'chai';
import { FileCache } from '../../src/adapters/media/file-cache.ts';
import { openBucket, type Bucket } from '../../src/adapters/media/store/bucket.ts';
import { parseBucketUrl } from '../../src/adapters/media/store/bucket-settings.ts';
import { SharedCopies } from '../../src/adapters/media/store/shared-copies.ts';
import { startBucketServer, type BucketServer } from '../support/servers/bucket-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { photoCopiesContract } from './photo-copies.contract.ts';

describe('What keeps copies of photos', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let store: BucketServer;
  beforeEach(async () => {
    folder = temporaryFolder();
    store = await startBucketServer();
  });
  afterEach(async () => {
    folder.remove();
    await store.close();
  });

  const bucket = (other: Parameters<BucketServer['address']>[0] = {}): Bucket =>
    openBucket(parseBucketUrl(store.address(other))!);
  let nodes = 0;
  /** A node with a folder of its own. */
  const node = (): SharedCopies =>
    new SharedCopies(new FileCache(`${folder.path}/${String((nodes += 1))}`, 1e6), bucket(), {
      failed: (cause) => expect.fail(cause.message),
      recovered: () => undefined,
    });

  photoCopiesContract('a folder', () => new FileCache(folder.path, 1e6));
  photoCopiesContract('a bucket', bucket);
  photoCopiesContract('a bucket that several nodes share', node);

  it('is asked once by a node that has its own copy from then on', async () => {
    await node().write('a', Buffer.from('photo'), 1);
    const other = node();
    await other.read('a', 2);
    const { length } = store.calls;
    expect(String(await other.read('a', 3))).to.equal('photo');
    expect(store.calls).to.have.length(length);
  });

  it('names what it keeps by no address of a dealer, below the folder of the setting, as WebP', async () => {
    await bucket().write('640 https://dealer.example/a.jpg', Buffer.from('photo'));
    const [[name, { headers }] = expect.fail('nothing is kept')] = store.objects;
    expect(name).to.match(/^copies\/[0-9a-f]{64}\.webp$/);
    expect(headers['content-type']).to.equal('image/webp');
  });

  it('gives back nothing that was damaged', async () => {
    await bucket().write('a', Buffer.from('photo'));
    for (const object of store.objects.values()) object.bytes = Buffer.from('phot0');
    expect(await bucket().read('a')).to.equal(null);
  });

  const complaint = (other: Parameters<BucketServer['address']>[0]): Promise<string> => bucket(other).check().catch(String);

  it('says what is wrong with it, what to do, and no secret', async () => {
    expect(await complaint({})).to.match(/^127\.0\.0\.1:\d+\/photos\/copies$/);
    expect(await complaint({ secret: 'nope/nope' }))
      .to.match(/answers 403 SignatureDoesNotMatch: correct the secret of PHOTOS_URL/)
      .and.not.contain('nope');
    expect(await complaint({ bucket: 'photo' })).to.contain('answers 404 NoSuchBucket: make the bucket');
    expect(await complaint({ region: 'eu-west-3' })).to.contain('AuthorizationHeaderMalformed: name the region');
    store.forbidden.add('PUT');
    expect(await complaint({})).to.contain('AccessDenied: the key needs s3:GetObject, s3:PutObject and s3:ListBucket');
  });
});
