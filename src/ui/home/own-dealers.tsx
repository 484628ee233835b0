import { DealerMark } from '../dealers/dealer-mark.tsx';
import { MapPicture, Where } from '../dealers/dealer-place.tsx';
import { Icon } from '../components/icon.tsx';
import { OpeningHours } from '../dealers/opening-hours.tsx';
import { PageLink } from '../components/link.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { useTranslation } from '../translation.tsx';
import type { HomeView } from './present-home.ts';

const OwnDealer = ({ dealer, hours, whereabouts }: HomeView['ownDealers'][number]) => {
  const { t } = useTranslation('home');
  const { name, mark, phone, inventory } = dealer;
  return (
    <li className="cars-dealer cars-owndealer">
      <h3 className="cars-dealer__name">
        <DealerMark mark={mark} />
        {name}
      </h3>
      <Where dealer={dealer} whereabouts={whereabouts} />
      {phone && (
        <p className="cars-owndealer__phone">
          <Icon name="phone" size="sm" />
          <a className="cars-link" href={phone.href}>
            {phone.text}
          </a>
        </p>
      )}
      <PageLink className="cars-link" to={inventory}>
        {t('dealers.inventory')}
      </PageLink>
      {hours && <OpeningHours hours={hours} />}
      {whereabouts && <MapPicture {...whereabouts} />}
    </li>
  );
};

/** The dealers whose site it is: where they are, when they are open, how to reach them. */
export const OwnDealers = ({ dealers }: { readonly dealers: HomeView['ownDealers'] }) => {
  const { t } = useTranslation('home');
  return (
    <section className="page cars-home" aria-labelledby="own-dealers">
      <SectionHead id="own-dealers" title={t('dealers.heading')} />
      <ul className="cars-owndealers">
        {dealers.map((own) => (
          <OwnDealer key={own.id} {...own} />
        ))}
      </ul>
    </section>
  );
};
