import { ControlParts } from './control-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { VehicleParts } from './vehicle-parts.tsx';

/** Every component in every state, made of the product's own components with fixed views. */
export const ComponentsScreen = () => (
  <div className="page">
    <h1>Components</h1>
    <ControlParts />
    <VehicleParts />
    <StateParts />
  </div>
);
