/** Starts the gallery in the browser: adds its screen, then starts the page. */
import { addScreen } from '../src/ui/screens.ts';
import { COMPONENTS_SCREEN, componentsPage } from './components.route.tsx';

addScreen(COMPONENTS_SCREEN, componentsPage);
await import('../src/ui/client.tsx');
