import type { ReactNode } from 'react';

interface StallProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** An empty parking stall; what is drawn on it depends on the page. */
const Stall = ({ className = 'cars-empty__art', children }: StallProps) => (
  <svg className={className} viewBox="0 0 480 260" aria-hidden="true">
    <defs>
      <linearGradient id="cars-stall" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" className="cars-stall__fade" />
        <stop offset="1" className="cars-stall__floor" />
      </linearGradient>
    </defs>
    <path fill="url(#cars-stall)" d="M78 36h324l78 214H0Z" />
    <path className="cars-stall__line" d="m150 36-50 214M330 36l50 214M150 36h180" />
    <path className="cars-stall__stop" d="M186 58h108q6 0 7 6l1 5q1 7-6 7H184q-7 0-6-7l1-5q1-6 7-6Z" />
    {children}
  </svg>
);

/** Tyre tracks lead away from it. */
export const LeftStall = () => (
  <Stall>
    <g className="cars-stall__track">
      <path d="M190 96c-8 50-24 100-30 154M200 96c-8 50-24 100-30 154" />
      <path d="M282 96c12 40 58 96 112 154M292 96c12 40 60 96 114 154" />
    </g>
    <text className="cars-stall__number" x="238" y="212">
      404
    </text>
  </Stall>
);

/** A cone stands on it. */
export const ClosedStall = () => (
  <Stall>
    <ellipse className="cars-stall__shadow" cx="244" cy="214" rx="66" ry="11" />
    <path className="cars-stall__cone" d="m232 104h16l34 102h-84Z" />
    <path className="cars-stall__band" d="m222 134h36l8 24h-52ZM206 182h68l8 24h-84Z" />
    <path className="cars-stall__cone" d="M184 204h112q5 0 6 5l1 3q1 5-5 5H182q-6 0-5-5l1-3q1-5 6-5Z" />
  </Stall>
);

/** A heart is painted on it. */
export const KeptStall = () => (
  <Stall>
    <path
      className="cars-stall__heart"
      d="M240 208c-38-22-58-42-54-66 4-20 30-26 46-8l8 8 8-8c16-18 42-12 46 8 4 24-16 44-54 66Z"
    />
  </Stall>
);

/** A magnifying glass is held over it. */
export const SearchedStall = () => (
  <Stall className="cars-zero__art">
    <g className="cars-stall__glass">
      <circle cx="230" cy="150" r="42" />
      <path d="m261 181 34 34" />
    </g>
  </Stall>
);
