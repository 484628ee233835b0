import type { FormStamps } from '../../../src/ports/form-stamps.ts';

/** Genuine stamps say their age themselves: 'aged 5000 …'. */
export class FakeFormStamps implements FormStamps {
  #issued = 0;

  issue(): string {
    this.#issued += 1;
    return `aged 60000 no ${String(this.#issued)}`;
  }

  ageOf(stamp: string): number | null {
    const age = /^aged (\d+) /.exec(stamp)?.[1];
    return age === undefined ? null : Number(age);
  }
}
