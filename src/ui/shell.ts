/**
 * What the site runs on: the libraries, the layout and the list, where most visits are. The build has each chunk import it, so that
 * all of it is one file: what some screens share and others do not would be two dozen, each compressed by itself.
 */
import 'react-dom/client';
import './inventory/cars.route.tsx';
import './page-root.tsx';
