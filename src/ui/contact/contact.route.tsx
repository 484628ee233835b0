import { LeadForm } from '../leads/lead-form.tsx';
import { useTranslation } from '../translation.tsx';
import type { PageModule } from '../page.ts';
import type { ContactView } from './present-contact.ts';

/** The form for a message to the site, and the other ways to contact it. */
const ContactScreen = ({ view: { sender, postalAddress, mail, forms } }: { readonly view: ContactView }) => {
  const { t } = useTranslation('contact');
  return (
    <div className="page contact">
      <header className="contact__head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <section className="cars-panel contact__form" id="contact" aria-labelledby="contact-write">
        <h2 id="contact-write">{t('title.contact', { ns: 'leads' })}</h2>
        <LeadForm kind="contact" forms={forms} />
      </section>
      <aside className="contact__about" aria-labelledby="contact-who">
        <h2 id="contact-who">{t('who')}</h2>
        <dl>
          <dt>{t('address')}</dt>
          <dd>
            <address>
              <strong>{sender}</strong>
              <br />
              {postalAddress}
            </address>
          </dd>
          <dt>{t('mail')}</dt>
          <dd>
            <a className="cars-link" href={`mailto:${mail}`}>
              {mail}
            </a>
          </dd>
        </dl>
      </aside>
    </div>
  );
};

export const contactPage: PageModule<ContactView> = {
  meta: ({ path }, { site }, t) => ({
    title: `${t('contact:title')} – ${site.name}`,
    description: t('contact:meta', { site: site.name }),
    canonical: path,
    index: true,
  }),
  namespaces: ['contact', 'leads'],
  Screen: ContactScreen,
};
