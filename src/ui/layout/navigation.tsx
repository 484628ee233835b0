import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listPath, listPathOfType } from '../../domain/inventory/list-path.ts';
import { kindsInOrder } from '../../domain/site/kinds-in-order.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import type { VehicleType } from '../../domain/vehicle/attributes.ts';
import type { Frame } from '../page.ts';
import { useFrame, useHref } from './frame-context.tsx';

/** The list of cars is the cars' own page; heavy vehicles stand in it too, so they are asked for like any other kind. */
const pathOfType = (type: VehicleType, languageId: LanguageId): string =>
  type === 'car' ? listPath('Automotive', languageId) : listPathOfType(type, languageId);

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
      <Link to={href(pathOfType(type, frame.languageId))} aria-current={type === chosen ? 'page' : undefined}>
        {t(`types.${type}`)}
      </Link>
    </li>
  ));
};
