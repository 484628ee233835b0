import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { ContactScreen } from './contact-screen.tsx';
import type { ContactView } from './present-contact.ts';

const meta = ({ path }: ContactView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('contact:title')} – ${site.name}`,
  description: t('contact:meta', { site: site.name }),
  canonical: path,
  index: true,
});

export const contactPage: PageModule<ContactView> = { meta, namespaces: ['contact', 'leads'], Screen: ContactScreen };
