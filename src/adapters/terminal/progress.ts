import process from 'node:process';
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number, total: number): void;
  end(): void;
}

/** A bar with the time left on a terminal; elsewhere, as in a log, a plain line for every tenth of long work. */
export const showProgress = (title: string): Progress => (process.stdout.isTTY ? bar(title) : lines(title));

function bar(title: string): Progress {
  const shown = new SingleBar(
    {
      format: `${title} {bar} {percentage}% · {duration_formatted}, {eta_formatted} left`,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let started = false;
  return {
    update(done, total) {
      if (started) shown.update(done);
      else shown.start(total, done);
      started = true;
    },
    end() {
      if (started) shown.stop();
      started = false;
    },
  };
}

const QUIET_MS = 2_000;

function lines(title: string): Progress {
  // Not before the work begins: it may have to wait for another process.
  let started: number | null = null;
  let tenths = 0;
  return {
    update(done, total) {
      started ??= performance.now();
      const reached = Math.floor((10 * done) / total);
      if (reached <= tenths || performance.now() - started < QUIET_MS) return;
      tenths = reached;
      process.stdout.write(`${title}: ${reached * 10} %\n`);
    },
    end: () => undefined,
  };
}
