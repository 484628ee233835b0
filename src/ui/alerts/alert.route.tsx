import type { TFunction } from 'i18next';
import type { Frame, Meta, PageModule } from '../page.ts';
import { AlertScreen } from './alert-screen.tsx';
import type { AlertView } from './present-alert.ts';

const meta = ({ path, state, vehicle }: AlertView, { site }: Frame, t: TFunction): Meta => ({
  title: `${t(`alerts:${state}.title`)} – ${site.name}`,
  description: t(`alerts:${state}.text`, { vehicle }),
  canonical: path,
  index: false,
});

export const alertPage: PageModule<AlertView> = { meta, namespaces: ['alerts'], Screen: AlertScreen };
