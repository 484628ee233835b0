import { PageLink } from './link.tsx';

export interface LinkView {
  readonly label: string;
  readonly path: string;
}

interface CrumbsProps {
  /** The list's accessible name. */
  readonly name: string;
  /** The last one is the current page. */
  readonly crumbs: readonly LinkView[];
}

/** Breadcrumbs: a link for every step but the last. */
export const Crumbs = ({ name, crumbs }: CrumbsProps) => (
  <nav aria-label={name}>
    <ol className="cars-crumbs">
      {crumbs.map(({ label, path }, place) => (
        <li key={path}>
          {place < crumbs.length - 1 ? <PageLink to={path}>{label}</PageLink> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
