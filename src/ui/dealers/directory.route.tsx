import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { DirectoryScreen } from './directory-screen.tsx';
import type { DirectoryView } from './present-directory.ts';

const meta = ({ paths }: DirectoryView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t('dealers:title')} – ${site.name}`,
  description: t('dealers:meta'),
  canonical: paths.list,
  index: true,
});

export const directoryPage: PageModule<DirectoryView> = { meta, namespaces: ['dealers'], Screen: DirectoryScreen };
