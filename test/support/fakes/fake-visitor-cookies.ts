import type { VisitorCookies } from '../../../src/ports/visitor-cookies.ts';

/** A browser that keeps everything. */
export class FakeVisitorCookies implements VisitorCookies {
  readonly #kept = new Map<string, string>();

  read(name: string): string | undefined {
    return this.#kept.get(name);
  }

  keep(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }
}
