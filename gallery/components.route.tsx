import { ControlParts } from './control-parts.tsx';
import { DrawingParts } from './drawing-parts.tsx';
import { StateParts } from './state-parts.tsx';
import type { GalleryView } from './present-gallery.ts';
import { VehicleParts } from './vehicle-parts.tsx';
import type { PageModule } from '../src/ui/page.ts';

/** Every component in every state, rendered from the product's components. */
const ComponentsScreen = ({ view }: { readonly view: GalleryView | null }) => (
  <div className="page">
    <h1>Components</h1>
    {!view && <p>Import an inventory with rated vehicles to see the components that show one.</p>}
    <ControlParts view={view} />
    <VehicleParts view={view} />
    <StateParts view={view} />
    <DrawingParts />
  </div>
);

export const COMPONENTS_SCREEN = 'components';

/** Its texts are for developers, in English. */
export const componentsPage: PageModule<GalleryView | null> = {
  meta: (_view, { site }) => ({
    title: `Components – ${site.name}`,
    description: 'Every component of the interface in every state.',
    index: false,
  }),
  namespaces: ['components', 'inventory', 'vehicle', 'leads', 'rating', 'finance', 'favourites', 'errors', 'consent'],
  Screen: ComponentsScreen,
};
