/** Which titles apply to a kind of drive: an electric car has no cylinders, a car without a plug has no charger. */
import type { Fuel } from '../../vehicle/attributes.ts';
import type { TitleId } from './catalogue-facts.ts';

const OF_AN_ENGINE: ReadonlySet<TitleId> = new Set([
  'fuelGrade',
  'engineSize',
  'cylinders',
  'cylinderLayout',
  'aspiration',
  'consumptionCity',
  'consumptionHighway',
  'consumptionCombined',
  'consumptionWltp',
  'consumptionWltpLow',
  'consumptionWltpMedium',
  'consumptionWltpHigh',
  'consumptionWltpExtraHigh',
  'fuelTank',
  'emissionStandard',
]);

const OF_ENGINE_AND_MOTOR: ReadonlySet<TitleId> = new Set(['enginePower', 'engineTorque']);

const OF_A_BATTERY: ReadonlySet<TitleId> = new Set([
  'electricMotor',
  'electricPower',
  'batteryUsable',
  'batteryTotal',
  'batteryChemistry',
  'batteryVoltage',
  'batteryWarrantyYears',
  'batteryWarrantyDistance',
]);

const OF_A_PLUG: ReadonlySet<TitleId> = new Set([
  'acCharging',
  'dcCharging',
  'chargeTime240',
  'dcChargeTime',
  'chargePort',
  'vehicleToLoad',
  'energyCity',
  'energyHighway',
  'energyCombined',
  'energyWltp',
  'rangeEpa',
  'rangeWltp',
  'rangeWltpCity',
  'rangeCltc',
]);

const ELECTRIC_OR_HYBRID: ReadonlySet<Fuel> = new Set(['electric', 'hydrogen', 'hybrid', 'hybrid-electric', 'plug-in-hybrid']);
const PLUGGED_IN: ReadonlySet<Fuel> = new Set(['electric', 'plug-in-hybrid']);

/** Whether a style with this fuel may have such a fact; all may where the fuel is not known. */
export const isApplicable = (title: TitleId, fuel: Fuel | null): boolean => {
  if (fuel === null) return true;
  if (OF_AN_ENGINE.has(title)) return fuel !== 'electric';
  if (OF_ENGINE_AND_MOTOR.has(title)) return fuel !== 'electric' && ELECTRIC_OR_HYBRID.has(fuel);
  if (OF_A_BATTERY.has(title)) return ELECTRIC_OR_HYBRID.has(fuel);
  return !OF_A_PLUG.has(title) || PLUGGED_IN.has(fuel);
};
