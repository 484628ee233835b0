/** An SFTP server of this process with a few files that can be listed and read. */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

export interface SftpServer {
  readonly port: number;
  /** As `ssh-keygen -lf` shows it. */
  readonly hostKey: string;
  /** How often a password was sent. */
  readonly passwordsAsked: () => number;
  close(): Promise<void>;
}

interface ServedFile {
  readonly text: string;
  readonly modifiedAt: number;
}

const FILE = 0o100644;
const FOLDER = 0o040755;

export const startSftpServer = async ({
  user,
  password,
  files,
  silent = false,
}: {
  readonly user: string;
  readonly password: string;
  readonly files: Readonly<Record<string, ServedFile>>;
  /** Takes the login, and answers nothing from then on. */
  readonly silent?: boolean;
}): Promise<SftpServer> => {
  const key = utils.generateKeyPairSync('ed25519');
  const parsed = utils.parseKey(key.public);
  if (parsed instanceof Error) throw parsed;
  let passwords = 0;
  const server = new Server({ hostKeys: [key.private] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      if (context.method === 'password') passwords++;
      if (context.method === 'password' && context.username === user && context.password === password) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        if (!silent) serve(sftp, files);
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    passwordsAsked: () => passwords,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};

const attributesOf = ({ text, modifiedAt }: ServedFile) => {
  const seconds = Math.floor(modifiedAt / 1000);
  return { mode: FILE, uid: 0, gid: 0, size: Buffer.byteLength(text), atime: seconds, mtime: seconds };
};

const serve = (sftp: SFTPWrapper, files: Readonly<Record<string, ServedFile>>): void => {
  const opened: string[] = [];
  const listed = new Set<number>();
  const open = (path: string): Buffer => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(opened.push(path) - 1);
    return handle;
  };
  const fileAt = (handle: Buffer): ServedFile | undefined => files[opened[handle.readUInt32BE()] ?? ''];
  const stat = (id: number, path: string): void => {
    const file = files[path];
    if (file) sftp.attrs(id, attributesOf(file));
    else if (Object.keys(files).some((name) => name.startsWith(path)))
      sftp.attrs(id, { mode: FOLDER, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 });
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('FSTAT', (id, handle) => stat(id, opened[handle.readUInt32BE()] ?? ''));
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: {} as never }]));
  sftp.on('OPENDIR', (id, path) => sftp.handle(id, open(path)));
  sftp.on('READDIR', (id, handle) => {
    const number = handle.readUInt32BE();
    if (listed.has(number)) {
      sftp.status(id, STATUS_CODE.EOF);
      return;
    }
    listed.add(number);
    const folder = opened[number] ?? '';
    const entries = Object.entries(files).filter(([path]) => path.startsWith(folder));
    sftp.name(
      id,
      entries.map(([path, file]) => {
        const filename = path.slice(path.lastIndexOf('/') + 1);
        return { filename, longname: `-rw-r--r-- 1 0 0 1 Nov 20 00:00 ${filename}`, attrs: attributesOf(file) };
      }),
    );
  });
  sftp.on('OPEN', (id, path) => {
    if (files[path]) sftp.handle(id, open(path));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    const bytes = Buffer.from(fileAt(handle)?.text ?? '').subarray(offset, offset + length);
    if (bytes.length === 0) sftp.status(id, STATUS_CODE.EOF);
    else sftp.data(id, bytes);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
};
