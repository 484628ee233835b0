/** The closed lists behind the titles of kind 'code'. */
import { DRIVETRAINS, FUELS, TRANSMISSIONS } from '../../vehicle/attributes.ts';
import type { TitleId } from './catalogue-facts.ts';

const SUSPENSIONS = [
  'macpherson',
  'double-wishbone',
  'multilink',
  'torsion-beam',
  'solid-axle',
  'leaf-springs',
  'trailing-arm',
  'telescopic-fork',
] as const;
const BRAKES = ['ventilated-discs', 'discs', 'drums', 'carbon-ceramic'] as const;

export const CODES = {
  fuel: FUELS,
  fuelGrade: ['regular', 'midgrade', 'premium'],
  cylinderLayout: ['inline', 'v', 'flat', 'w', 'rotary'],
  aspiration: ['natural', 'turbo', 'twin-turbo', 'supercharged', 'turbo-supercharged'],
  transmission: TRANSMISSIONS,
  drivetrain: DRIVETRAINS,
  frontSuspension: SUSPENSIONS,
  rearSuspension: SUSPENSIONS,
  frontBrakes: BRAKES,
  rearBrakes: BRAKES,
} as const satisfies Readonly<Partial<Record<TitleId, readonly string[]>>>;

export type CodeTitleId = keyof typeof CODES;
export const codesOf = (id: TitleId): readonly string[] | undefined => (id in CODES ? CODES[id as CodeTitleId] : undefined);
