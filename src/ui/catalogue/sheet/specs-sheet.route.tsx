import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../../page.ts';
import { SheetScreen } from './sheet-screen.tsx';
import type { SheetView } from './present-sheet.ts';

const meta = ({ path, name, version }: SheetView, { site }: Frame, t: TFunction): Meta => ({
  title: `${name} ${version} – ${t('catalogue:sheet.title')} – ${site.name}`,
  description: t('catalogue:sheet.description', { name: `${name} ${version}` }),
  canonical: path,
  index: true,
});

export const sheetPage: PageModule<SheetView> = {
  meta,
  namespaces: ['catalogue'],
  Screen: SheetScreen,
};
