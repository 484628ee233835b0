/** The data of a page that the server sends to the browser. */
import type { Frame, Meta } from './page.ts';

export interface PageState {
  /** Its name in screens.ts. */
  readonly screen: string;
  readonly frame: Frame;
  readonly meta: Meta;
  /** Plain JSON, of the shape that the screen's module declares. */
  readonly view: unknown;
  /** The build that made this: a browser with another build reloads the page. */
  readonly build: string;
  /** Namespaces of messages that the screen needs. */
  readonly namespaces: readonly string[];
}
