import type { Fuel } from '../../vehicle/attributes.ts';
import { titleOf, type DrivePart, type TitleId } from './catalogue-facts.ts';

const HYBRIDS: readonly Fuel[] = ['hydrogen', 'hybrid', 'hybrid-electric', 'plug-in-hybrid'];

const HAS: Readonly<Record<DrivePart, (fuel: Fuel) => boolean>> = {
  engine: (fuel) => fuel !== 'electric',
  'engine-and-motor': (fuel) => HYBRIDS.includes(fuel),
  battery: (fuel) => fuel === 'electric' || HYBRIDS.includes(fuel),
  plug: (fuel) => fuel === 'electric' || fuel === 'plug-in-hybrid',
};

/** Whether a style with this fuel may have such a fact; all may where the fuel is not known. */
export const isApplicable = (title: TitleId, fuel: Fuel | null): boolean => {
  const { needs } = titleOf(title);
  return fuel === null || needs === null || HAS[needs](fuel);
};
