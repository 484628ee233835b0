import 'react';

declare module 'react' {
  /** The custom properties that elements set for the style sheets. */
  interface CSSProperties {
    /** Hue of a dealer's mark. */
    '--h'?: number;
    /** Ends of the chosen part of a range. */
    '--lo'?: string;
    '--hi'?: string;
    /** Share of the principal in the total repaid. */
    '--principal'?: string;
    /** Number of vehicles compared. */
    '--columns'?: number;
    /** Points of a group of an inspection. */
    '--n'?: number;
    /** Paint of a vehicle. */
    '--c'?: string;
    /** Length of a bar, 0 to 1. */
    '--share'?: number;
    /** Size of a map without scripts, in pixels, and of the picture that is drawn around its middle. */
    '--still-width'?: number;
    '--still-height'?: number;
    '--picture-width'?: number;
    '--picture-height'?: number;
  }
}
