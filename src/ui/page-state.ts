/** What travels from the server to the browser with every page. */
import type { Frame, Meta } from './page.ts';

export interface PageState {
  /** Its name in screens.ts. */
  readonly screen: string;
  readonly frame: Frame;
  readonly meta: Meta;
  /** Plain JSON, of the shape that the screen's module declares. */
  readonly view: unknown;
  /** Which build wrote this: a browser with another one loads the page anew. */
  readonly build: string;
  /** Namespaces of messages that the screen needs. */
  readonly namespaces: readonly string[];
}
