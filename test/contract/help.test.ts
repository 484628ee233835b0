/** `--help` of every command as an operator asks for it. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Tasks {
  readonly TASKS: readonly string[];
  readonly runTask: (args: readonly string[]) => Promise<number | undefined>;
}
const { TASKS, runTask } = (await import(pathToFileURL('scripts/tasks.mjs').href)) as Tasks;
const commands = readdirSync('src/cli').map((file) => file.replace('.ts', ''));

describe('--help', function () {
  for (const command of commands)
    it(`of ${command} says what it is for, and does nothing`, () => {
      const folder = temporaryFolder();
      const { status, stdout } = spawnSync(process.execPath, [`dist/server/cli/${command}.js`, '--help'], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: folder.path },
        // One that begins its work does not end by itself.
        timeout: 20_000,
      });
      expect(status, stdout).to.equal(0);
      expect(stdout).to.include(`npm run ${command}`);
      expect(readdirSync(folder.path)).to.deep.equal([]);
      folder.remove();
    });

  it('of every other task says what it is for, and starts nothing', async () => {
    const said: string[] = [];
    const { log } = console;
    console.log = (text: string) => void said.push(text);
    const tasks = TASKS.filter((task) => !commands.includes(task));
    try {
      for (const task of tasks) expect(await runTask([task, '--help']), task).to.equal(0);
    } finally {
      console.log = log;
    }
    expect(said).to.have.length(tasks.length);
    for (const text of said) expect(text).to.match(/^npm (?:run \S+|start|test).*: ./);
  });
});
