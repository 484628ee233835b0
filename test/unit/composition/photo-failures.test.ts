import { expect } from 'chai';
import { readConfig } from '../../../src/composition/config.ts';
import { createServerContainer } from '../../../src/composition/container.ts';
import type { Services } from '../../../src/composition/services.ts';
import { WEB } from '../../../src/composition/web.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('A photo that cannot be fetched', () => {
  it('is in the log with its reason, without its query, and is counted', async () => {
    const folder = temporaryFolder();
    const logged: unknown[] = [];
    const logger = { warn: (fields: object) => void logged.push(fields) } as unknown as Services['logger'];
    const config = readConfig('/', { DATA_DIR: folder.path });
    const container = createServerContainer({ config, overrides: { logger }, web: WEB });
    const { images, metrics } = await container.open('images', 'metrics');
    expect(await images.photo('http://127.0.0.1:9/car.jpg?key=s3cret', 320)).to.deep.equal({ kind: 'missing' });
    expect(logged).to.deep.equal([{ photo: 'http://127.0.0.1:9/car.jpg', reason: '127.0.0.1 is not a public address' }]);
    expect((await metrics.text()).body).to.include('forecourt_photos_missed_total 1');
    await container.close();
    folder.remove();
  });
});
