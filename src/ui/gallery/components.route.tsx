import { ControlParts } from './control-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { VehicleParts } from './vehicle-parts.tsx';
import type { PageModule } from '../page.ts';

/** Every component in every state, rendered from the product's components with fixed views. */
const ComponentsScreen = () => (
  <div className="page">
    <h1>Components</h1>
    <ControlParts />
    <VehicleParts />
    <StateParts />
  </div>
);

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
