import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { PageLink } from '../components/link.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { useTranslation } from '../translation.tsx';
import type { ChoiceView } from './present-offer.ts';
import type { SellView } from './present-sell.ts';

interface ChoicesProps {
  readonly heading: string;
  readonly choices: readonly ChoiceView[];
  readonly children?: ReactNode;
}

/** Links instead of a field, because the consent text must name the recipient. */
const Choices = ({ heading, choices, children }: ChoicesProps) => (
  <nav className="sell-offer__choices" aria-label={heading}>
    <h3>{heading}</h3>
    {choices.length > 0 && (
      <ul>
        {choices.map(({ key, name, detail, path, isChosen }) => (
          <li key={key}>
            <PageLink to={path} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
              <strong>{name}</strong>
              {detail !== '' && <span>{detail}</span>}
              {isChosen && <Icon name="check" size="sm" />}
            </PageLink>
          </li>
        ))}
      </ul>
    )}
    {children}
  </nav>
);

interface OfferProps {
  readonly offer: NonNullable<SellView['offer']>;
  readonly vehicle: string;
  readonly message: string;
}

/** Whom the vehicle is offered to, and the form that does it. */
export const Offer = ({ offer: { buyers, vehicles, listPath, forms }, vehicle, message }: OfferProps) => {
  const { t } = useTranslation('sell');
  const { recipient, group } = forms;
  const whom = buyers.map((buyer) => (buyer.isSite ? { ...buyer, detail: t('offer.site') } : buyer));
  return (
    <section className="cars-panel sell-offer" id="trade-in" aria-labelledby="sell-offer">
      <header>
        <h2 id="sell-offer">{t('offer.heading')}</h2>
        <p>{t('offer.text')}</p>
      </header>
      <div className="sell-offer__whom">
        {whom.length > 0 && <Choices heading={t('offer.buyers')} choices={whom} />}
        <Choices heading={t('offer.vehicles')} choices={vehicles}>
          <p>
            <PageLink className="cars-link" to={listPath}>
              {t('offer.browse')}
            </PageLink>
            {`. ${t('offer.how')}`}
          </p>
        </Choices>
      </div>
      <div>
        <p className="sell-offer__what">
          {t('offer.what', { vehicle })}{' '}
          <strong>{group === null ? t('offer.to', { recipient }) : t('offer.toGroup', { recipient, group })}</strong>
        </p>
        {/* Another vehicle is another form. */}
        <LeadForm key={vehicle} kind="trade-in" forms={forms} message={message} />
      </div>
    </section>
  );
};
