import type { CSSProperties } from 'react';
import { DRAWINGS } from '../src/domain/vehicle/attributes.ts';
import { illustrationOf } from '../src/domain/vehicle/illustration.ts';
import { Chapter, Part } from './part.tsx';

const SHEET: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 'var(--sp-4)',
};
const DRAWING: CSSProperties = { width: '100%', height: 'auto' };
const PAINTS = ['red', 'white', 'black'] as const;

/** The contact sheet: every drawing of a vehicle, in a paint of its own. */
export const DrawingParts = () => (
  <Chapter title="Drawings of vehicles">
    <div style={SHEET}>
      {DRAWINGS.map((drawing, index) => (
        <Part key={drawing} of={drawing}>
          <img
            src={illustrationOf(drawing, PAINTS[index % PAINTS.length] ?? 'red')}
            alt=""
            loading="lazy"
            width={720}
            height={360}
            style={DRAWING}
          />
        </Part>
      ))}
    </div>
  </Chapter>
);
