import type { CSSProperties, ReactNode } from 'react';

/** Inline styles, so that the production style sheet has none of the gallery's. */
export const ROW: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--sp-3)',
  alignItems: 'center',
  maxWidth: 'none',
};
export const COLUMNS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 'var(--sp-6)',
  alignItems: 'start',
};
const CHAPTER: CSSProperties = {
  display: 'grid',
  gap: 'var(--sp-6)',
  paddingBlock: 'var(--sp-8)',
  borderTop: '1px solid var(--line)',
};
const CAPTION: CSSProperties = { marginBottom: 'var(--sp-2)', color: 'var(--text-2)', fontSize: 'var(--fs-12)' };

interface PartProps {
  /** The component shown and its state. */
  readonly of: string;
  readonly children: ReactNode;
}

/** One component in one state, under its caption. */
export const Part = ({ of, children }: PartProps) => (
  <figure style={{ minWidth: 0, margin: 0 }} data-part={of}>
    <figcaption style={CAPTION}>{of}</figcaption>
    {children}
  </figure>
);

interface ChapterProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Chapter = ({ title, children }: ChapterProps) => (
  <section style={CHAPTER}>
    <h2>{title}</h2>
    {children}
  </section>
);
