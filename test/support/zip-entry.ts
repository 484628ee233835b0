import yauzl from 'yauzl';

/** The text of one file inside a .zip. */
export const zipEntry = (file: string, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true }, (failure, zip) => {
      if (failure) {
        reject(failure);
        return;
      }
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`${file} holds no ${name}`)));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== name) {
          zip.readEntry();
          return;
        }
        zip.openReadStream(entry, (error, stream) => {
          if (error) reject(error);
          else void stream.toArray().then((chunks) => resolve(Buffer.concat(chunks).toString('utf8')), reject);
        });
      });
      zip.readEntry();
    });
  });
