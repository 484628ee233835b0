import type { PageModule } from '../page.ts';
import { ComponentsScreen } from './components-screen.tsx';

/** `/_components`, in development only: its texts are for developers, in English. */
export const componentsPage: PageModule<null> = {
  meta: (_view, { site }) => ({
    title: `Components – ${site.name}`,
    description: 'Every component of the interface in every state.',
    index: false,
  }),
  namespaces: ['components', 'inventory', 'vehicle', 'leads', 'rating', 'finance', 'favourites', 'errors', 'consent'],
  Screen: ComponentsScreen,
};
