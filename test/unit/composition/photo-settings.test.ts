import { expect } from 'chai';
import { ConfigError, readConfig } from '../../../src/composition/config.ts';
import { createServerContainer } from '../../../src/composition/container.ts';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const photosOf = (PHOTOS_URL: string) => readConfig('/nowhere', { PHOTOS_URL }).photos;

describe('The setting of the store of photos', () => {
  it('is unset: each server keeps its own copies', () => {
    expect(readConfig('/nowhere', {}).photos).to.equal(null);
  });

  it('names host, bucket and folder, with a key whose special signs are encoded', () => {
    expect(photosOf('https://AKID:a%2Fb%3Ac+d@s3.example.org/bucket/a/folder/')).to.deep.equal({
      address: 'https://s3.example.org/bucket/a/folder',
      keyId: 'AKID',
      secret: 'a/b:c+d',
      region: null,
    });
    expect(photosOf('http://k:s@127.0.0.1:9000/bucket?region=eu-west-3')).to.include({
      address: 'http://127.0.0.1:9000/bucket',
      region: 'eu-west-3',
    });
  });

  for (const [what, url] of Object.entries({
    'no key': 'https://s3.example.org/bucket',
    'no secret': 'https://s3cret@s3.example.org/bucket',
    'no bucket': 'https://k:s3cret@s3.example.org/',
    'another scheme': 's3://k:s3cret@bucket/folder',
    'a slash in the secret': 'https://k:s3cret/more@s3.example.org/bucket',
    'a broken code in the secret': 'https://k:s3cret%2@s3.example.org/bucket',
    'an unknown parameter': 'https://k:s3cret@s3.example.org/bucket?regoin=eu-west-3',
  }))
    it(`stops the start with ${what}, and does not show the secret`, () => {
      expect(() => photosOf(url))
        .to.throw(ConfigError, /PHOTOS_URL: give the address of a bucket/)
        .with.property('message')
        .that.does.not.contain('s3cret');
    });

  it('leaves a server ready, and says so where the store cannot be reached', async () => {
    const folder = temporaryFolder();
    const logged: unknown[] = [];
    const config = readConfig('/', {
      DATA_DIR: folder.path,
      PHOTOS_URL: 'http://k:s3cret@127.0.0.1:9/bucket',
      LOG_LEVEL: 'silent',
    });
    const container = createServerContainer({ config });
    const { photoStore, serverReadiness, logger } = await container.open('photoStore', 'serverReadiness', 'logger');
    logger.warn = (fields: object) => void logged.push(fields);
    expect(await serverReadiness.degraded()).to.equal(null);
    for (let n = 0; n < 5; n += 1) expect(await photoStore?.read('a photo', 1)).to.equal(null);
    await eventually(async () => expect(await serverReadiness.degraded()).to.equal('the store of photos fails: see the log'));
    expect(logged).to.have.length(1);
    expect(JSON.stringify(logged)).to.contain('127.0.0.1:9/bucket cannot be reached').and.not.contain('s3cret');
    await container.close();
    folder.remove();
  });
});
