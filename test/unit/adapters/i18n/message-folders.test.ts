import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { messageFolders } from '../../../../src/adapters/i18n/messages.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

describe('The folders of messages', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const put = (...path: readonly string[]): void => {
    const messages = join(folder.path, ...path);
    mkdirSync(messages, { recursive: true });
    writeFileSync(join(messages, 'en-ca.json'), '{}');
  };
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('are a namespace for each feature, and one for each folder of words that only the server reads', () => {
    put('layout', 'messages');
    put('leads', 'messages');
    put('leads', 'messages', 'mail');
    mkdirSync(join(folder.path, 'map'));
    expect([...messageFolders(folder.path)]).to.have.deep.members([
      ['common', join(folder.path, 'layout/messages')],
      ['leads', join(folder.path, 'leads/messages')],
      ['mail', join(folder.path, 'leads/messages/mail')],
    ]);
  });

  it('are refused where two have the same name', () => {
    put('mail', 'messages');
    put('leads', 'messages', 'mail');
    expect(() => messageFolders(folder.path)).to.throw('the namespace mail exists already');
  });
});
