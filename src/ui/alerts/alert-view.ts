/** The page that an availability alert's mail leads to. */
export interface AlertView {
  readonly path: string;
  /** `none`: to be confirmed. `stopped`: just now. `due`: its message is on its way. `unknown`: the link belongs to nothing (any more). */
  readonly state: 'none' | 'watching' | 'due' | 'sent' | 'stopped' | 'unknown';
  readonly vehicle: string;
  /** Its page on this site; null where the link is unknown. */
  readonly vehiclePath: string | null;
  readonly listPath: string;
  readonly confirmAction: string;
  readonly stopAction: string;
  /** Where the visitor comes back to. */
  readonly page: string;
  readonly stoppedPage: string;
}
