import { Link } from '../components/link.tsx';
import type { CarsView } from './present-cars.ts';
import { useWords } from './use-words.ts';

/** The sort orders as links, for a narrow window. */
export const SortLinks = ({ sorts }: Pick<CarsView, 'sorts'>) => {
  const say = useWords();
  return (
    <ul>
      {sorts.map(({ value, words, href, chosen }) => (
        <li key={value}>
          <Link to={href} aria-current={chosen ? 'true' : undefined}>
            {say(words)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
