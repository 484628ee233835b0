import { useHref } from '../layout/frame-context.tsx';
import { Link } from './link.tsx';

export interface LinkView {
  readonly label: string;
  readonly path: string;
}

interface CrumbsProps {
  /** What the list is called. */
  readonly name: string;
  /** The last one is the page itself. */
  readonly crumbs: readonly LinkView[];
}

/** Where the visitor is: a link for every step but the last. */
export const Crumbs = ({ name, crumbs }: CrumbsProps) => {
  const href = useHref();
  return (
    <nav aria-label={name}>
      <ol className="cars-crumbs">
        {crumbs.map(({ label, path }, place) => (
          <li key={path}>
            {place < crumbs.length - 1 ? <Link to={href(path)}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
