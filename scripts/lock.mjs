import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `action` while no other process of this checkout runs one under the same name. */
export async function withLock(name, action) {
  const file = join('.cache', `${name}.lock`);
  mkdirSync('.cache', { recursive: true });
  for (let told = false; !take(file); told = true) {
    if (!told) console.log(`Waiting for another ${name} of this checkout (${file}) …`);
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await action();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isStale(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

function isStale(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid) process.kill(holder, 0);
    return holder === process.pid;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
