import { PageLink } from './link.tsx';

interface Tile {
  readonly label: string;
  readonly count: string;
  readonly path: string;
  readonly drawing: string;
}

/** Kinds of body, each a drawing that leads to its vehicles. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <ul className="cars-tiles">
    {tiles.map(({ label, count, path, drawing }) => (
      <li key={path}>
        <PageLink to={path}>
          <img src={drawing} alt="" width={400} height={200} loading="lazy" />
          <strong>{label}</strong>
          <small className="num">{count}</small>
        </PageLink>
      </li>
    ))}
  </ul>
);
