import { LazyPane } from './lazy-pane.tsx';
import type { MapPaneProps } from './map-pane.tsx';

const loadPane = async () => (await import('./map-pane.tsx')).MapPane;

/** The map beside the list. The list is its equivalent for the keyboard, for screen readers, and where there is no JavaScript. */
export const MapFrame = (props: MapPaneProps) => <LazyPane load={loadPane} props={props} />;
