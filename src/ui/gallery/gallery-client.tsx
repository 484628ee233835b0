/** Starts the gallery in the browser: adds its screen, which production builds do not have, then starts the page. */
import { addScreen } from '../screens.ts';
import { componentsPage } from './components.route.tsx';

addScreen('components', componentsPage);
await import('../client.tsx');
