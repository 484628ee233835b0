import { useTranslation } from '../translation.tsx';
import { Link } from '../components/link.tsx';
import { listPathOfType } from '../../domain/inventory/list-path.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import type { Frame } from '../page.ts';
import { useFrame, useHref } from './frame-context.tsx';

const chosenType = ({ code, url }: Frame): string | null => {
  const chosen = new URLSearchParams(url.split('?')[1]).get('Type');
  return chosen ?? (code.startsWith('Public_Cars') ? 'car' : null);
};

/** Links to the lists by kind of vehicle, as items of a list. */
export const TypeLinks = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  const href = useHref();
  const chosen = chosenType(frame);
  return kindsInOrder(frame.site).map((type) => (
    <li key={type}>
      <Link to={href(listPathOfType(type, frame.languageId))} aria-current={type === chosen ? 'page' : undefined}>
        {t(`types.${type}`)}
      </Link>
    </li>
  ));
};
