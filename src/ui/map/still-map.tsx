import type { ReactNode } from 'react';
import type { StillView } from './present-still.ts';

interface StillMapProps {
  readonly still: StillView;
  /** A picture far down the page is loaded when it comes near. */
  readonly lazy?: boolean;
  /** What stands on the map. */
  readonly children?: ReactNode;
}

/** A picture of a map with its names. The names are part of the picture: what the map says is said beside it. */
export const StillMap = ({ still: { picture, style, labels }, lazy = false, children }: StillMapProps) => (
  <div className="cars-still" style={style}>
    <img {...picture} alt="" loading={lazy ? 'lazy' : 'eager'} decoding="async" />
    <div className="cars-still__names" aria-hidden="true">
      {labels.map(({ text, className, at, dot }) => (
        <span key={`${text} ${at.left} ${at.top}`}>
          {dot && <i style={dot} />}
          <b className={className} style={at}>
            {text}
          </b>
        </span>
      ))}
    </div>
    {children}
  </div>
);
