import { ControlParts } from './control-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { VehicleParts } from './vehicle-parts.tsx';

/** Every component in every state, rendered from the product's components with fixed views. */
export const ComponentsScreen = () => (
  <div className="page">
    <h1>Components</h1>
    <ControlParts />
    <VehicleParts />
    <StateParts />
  </div>
);
