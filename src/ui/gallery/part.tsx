import type { ReactNode } from 'react';

interface PartProps {
  /** What is shown, and in which state. */
  readonly of: string;
  readonly children: ReactNode;
}

/** One component in one state, under its caption. */
export const Part = ({ of, children }: PartProps) => (
  <figure className="ref-part" data-part={of}>
    <figcaption>{of}</figcaption>
    {children}
  </figure>
);

interface ChapterProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Chapter = ({ title, children }: ChapterProps) => (
  <section className="ref-chapter">
    <h2>{title}</h2>
    {children}
  </section>
);
