import { PageLink } from './link.tsx';

interface SectionHeadProps {
  /** By which the section names its heading. */
  readonly id: string;
  readonly title: string;
  /** A link to everything of which the section shows a part. */
  readonly all?: { readonly to: string; readonly text: string } | null;
}

export const SectionHead = ({ id, title, all = null }: SectionHeadProps) => (
  <div className="cars-section-head">
    <h2 id={id}>{title}</h2>
    {all && (
      <PageLink className="cars-link" to={all.to}>
        {all.text}
      </PageLink>
    )}
  </div>
);
