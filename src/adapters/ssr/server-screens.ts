/** Every screen, imported at the start: rendering on the server never waits for one. */
import { loadScreen, SCREEN_NAMES } from '../../ui/screens.ts';

await Promise.all(SCREEN_NAMES.map(loadScreen));

export { screenOf } from '../../ui/screens.ts';
