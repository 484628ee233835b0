import 'react';

declare module 'react' {
  /** The custom properties that elements set for the style sheets. */
  interface CSSProperties {
    /** Hue of a dealer's mark. */
    '--h'?: number;
    /** Ends of the chosen part of a range. */
    '--lo'?: string;
    '--hi'?: string;
    /** Vehicles that are compared. */
    '--columns'?: number;
  }
}
