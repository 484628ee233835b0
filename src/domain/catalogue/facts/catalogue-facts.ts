/** The facts of a style: groups of titles, each with the kind of its values, their unit and their limits. */
import type { Unit } from './quantity.ts';

export const SPECIFICATION_GROUPS = [
  'engine',
  'battery',
  'transmission',
  'consumption',
  'performance',
  'dimensions',
  'capacity',
  'chassis',
  'warranty',
] as const;
export type SpecificationGroupId = (typeof SPECIFICATION_GROUPS)[number];

/** What a vehicle must have for a title to apply: an electric car has no cylinders, a car without a plug has no charger. */
export type DrivePart = 'engine' | 'engine-and-motor' | 'battery' | 'plug';

interface Title {
  readonly group: SpecificationGroupId;
  /** Null for a title that applies to every vehicle. */
  readonly needs: DrivePart | null;
}
interface NumberTitle extends Title {
  readonly kind: 'number';
  /** Numbers are held in it. The display may add another (kW and hp). */
  readonly unit: Unit;
  /** The range of real vehicles; a value outside it is an error of its source. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Which of two numbers a buyer prefers, all else being equal; null when neither is better. */
  readonly better: 'high' | 'low' | null;
}
interface WordTitle extends Title {
  /** 'code': one of a closed list (`CODES`); 'text': a proper name or figure that is the same in every language; 'yes-no'. */
  readonly kind: 'code' | 'text' | 'yes-no';
}
export type SpecificationTitle = NumberTitle | WordTitle;

const number = (
  group: SpecificationGroupId,
  unit: Unit,
  [min, max]: readonly [number, number],
  { decimals = 0, better = null, needs = null }: Partial<Pick<NumberTitle, 'decimals' | 'better' | 'needs'>> = {},
): NumberTitle => ({ group, kind: 'number', unit, min, max, decimals, better, needs });
const word = (group: SpecificationGroupId, kind: WordTitle['kind'], needs: DrivePart | null = null): WordTitle => ({
  group,
  kind,
  needs,
});

const HIGH = { better: 'high' } as const;
const LOW = { better: 'low' } as const;
const TENTHS = { decimals: 1 } as const;
const TENTHS_LOW = { decimals: 1, better: 'low' } as const;
const TENTHS_HIGH = { decimals: 1, better: 'high' } as const;
const OF_ENGINE = { needs: 'engine' } as const;
const OF_BOTH = { needs: 'engine-and-motor' } as const;
const OF_BATTERY = { needs: 'battery' } as const;
const OF_PLUG = { needs: 'plug' } as const;
const FUEL_USE = { ...TENTHS_LOW, ...OF_ENGINE } as const;
const ENERGY_USE = { ...TENTHS_LOW, ...OF_PLUG } as const;
const BATTERY_SIZE = { ...TENTHS_HIGH, ...OF_BATTERY } as const;
const RANGE = { ...HIGH, ...OF_PLUG } as const;

/** In the order of a technical sheet. Consumption and range differ by test cycle, so every cycle has its own titles. */
export const TITLES = {
  fuel: word('engine', 'code'),
  fuelGrade: word('engine', 'code', 'engine'),
  engineSize: number('engine', 'L', [0.04, 20], { ...TENTHS, ...OF_ENGINE }),
  cylinders: number('engine', 'count', [1, 16], OF_ENGINE),
  cylinderLayout: word('engine', 'code', 'engine'),
  aspiration: word('engine', 'code', 'engine'),
  /** Of the whole drive: engine and motors combined. */
  power: number('engine', 'kW', [0.5, 1700], HIGH),
  powerSpeed: number('engine', 'rpm', [500, 20_000]),
  torque: number('engine', 'Nm', [5, 3500], HIGH),
  torqueSpeed: number('engine', 'rpm', [1, 20_000]),
  /** Of a hybrid's combustion engine only. */
  enginePower: number('engine', 'kW', [0.5, 1700], OF_BOTH),
  engineTorque: number('engine', 'Nm', [5, 3500], OF_BOTH),
  /** The electric motor's 30-minute power; its peak is higher. */
  electricPower: number('engine', 'kW', [0.5, 1700], OF_BATTERY),
  electricMotor: word('engine', 'text', 'battery'),
  /** The administrative horsepower of France. */
  fiscalPower: number('engine', 'CV', [1, 120], LOW),

  batteryUsable: number('battery', 'kWh', [0.3, 260], BATTERY_SIZE),
  batteryTotal: number('battery', 'kWh', [0.3, 280], BATTERY_SIZE),
  batteryChemistry: word('battery', 'text', 'battery'),
  batteryVoltage: number('battery', 'V', [12, 1200], OF_BATTERY),
  acCharging: number('battery', 'kW', [1, 50], { ...TENTHS_HIGH, ...OF_PLUG }),
  dcCharging: number('battery', 'kW', [10, 1000], RANGE),
  /** From empty to full on 240 volts. */
  chargeTime240: number('battery', 'h', [0.5, 40], ENERGY_USE),
  /** From 10 to 80 per cent at a fast charger. */
  dcChargeTime: number('battery', 'min', [4, 240], { ...LOW, ...OF_PLUG }),
  chargePort: word('battery', 'text', 'plug'),
  heatPump: word('battery', 'yes-no'),
  vehicleToLoad: number('battery', 'kW', [0.5, 30], { ...TENTHS_HIGH, ...OF_PLUG }),

  transmission: word('transmission', 'code'),
  gears: number('transmission', 'count', [1, 18]),
  drivetrain: word('transmission', 'code'),

  /** The North American label: EPA and Natural Resources Canada test alike since 2015. */
  consumptionCity: number('consumption', 'L/100km', [0.3, 60], FUEL_USE),
  consumptionHighway: number('consumption', 'L/100km', [0.3, 60], FUEL_USE),
  consumptionCombined: number('consumption', 'L/100km', [0.3, 60], FUEL_USE),
  /** Canada's older label, of two test cycles instead of five: about a tenth lower. */
  consumptionCityBefore2015: number('consumption', 'L/100km', [0.3, 60], TENTHS_LOW),
  consumptionHighwayBefore2015: number('consumption', 'L/100km', [0.3, 60], TENTHS_LOW),
  consumptionCombinedBefore2015: number('consumption', 'L/100km', [0.3, 60], TENTHS_LOW),
  consumptionWltp: number('consumption', 'L/100km', [0.1, 45], FUEL_USE),
  consumptionWltpLow: number('consumption', 'L/100km', [0.1, 60], FUEL_USE),
  consumptionWltpMedium: number('consumption', 'L/100km', [0.1, 45], FUEL_USE),
  consumptionWltpHigh: number('consumption', 'L/100km', [0.1, 45], FUEL_USE),
  consumptionWltpExtraHigh: number('consumption', 'L/100km', [0.1, 45], FUEL_USE),
  energyCity: number('consumption', 'kWh/100km', [4, 90], ENERGY_USE),
  energyHighway: number('consumption', 'kWh/100km', [4, 90], ENERGY_USE),
  energyCombined: number('consumption', 'kWh/100km', [4, 90], ENERGY_USE),
  energyWltp: number('consumption', 'kWh/100km', [4, 90], ENERGY_USE),
  /** On electricity only, also of a plug-in hybrid. */
  rangeEpa: number('consumption', 'km', [1, 1300], RANGE),
  rangeWltp: number('consumption', 'km', [5, 1300], RANGE),
  rangeWltpCity: number('consumption', 'km', [5, 1500], RANGE),
  rangeCltc: number('consumption', 'km', [5, 1500], RANGE),
  co2: number('consumption', 'g/km', [0, 1200], LOW),
  co2Before2015: number('consumption', 'g/km', [0, 1200], LOW),
  co2Wltp: number('consumption', 'g/km', [0, 1200], LOW),
  co2Rating: number('consumption', 'rating', [1, 10], HIGH),
  smogRating: number('consumption', 'rating', [1, 10], HIGH),
  fuelTank: number('consumption', 'L', [3, 400], OF_ENGINE),
  emissionStandard: word('consumption', 'text', 'engine'),

  /** From 0 to 100 km/h. */
  acceleration: number('performance', 's', [1.5, 60], TENTHS_LOW),
  topSpeed: number('performance', 'km/h', [25, 500], HIGH),

  length: number('dimensions', 'mm', [1500, 7700]),
  width: number('dimensions', 'mm', [500, 2700]),
  widthWithMirrors: number('dimensions', 'mm', [600, 3000]),
  height: number('dimensions', 'mm', [700, 3300]),
  wheelbase: number('dimensions', 'mm', [1000, 5200]),
  groundClearance: number('dimensions', 'mm', [50, 550]),
  turningCircle: number('dimensions', 'm', [5, 20], TENTHS_LOW),
  doors: number('dimensions', 'count', [2, 6]),
  seats: number('dimensions', 'count', [1, 20]),

  curbWeight: number('capacity', 'kg', [50, 5000], LOW),
  grossWeight: number('capacity', 'kg', [100, 8000]),
  payload: number('capacity', 'kg', [50, 4000], HIGH),
  towing: number('capacity', 'kg', [100, 17_000], HIGH),
  towingUnbraked: number('capacity', 'kg', [50, 2000], HIGH),
  roofLoad: number('capacity', 'kg', [20, 400], HIGH),
  cargo: number('capacity', 'L', [20, 20_000], HIGH),
  cargoMax: number('capacity', 'L', [50, 20_000], HIGH),
  frunk: number('capacity', 'L', [5, 600], HIGH),
  passengerVolume: number('capacity', 'L', [500, 10_000], HIGH),

  frontSuspension: word('chassis', 'code'),
  rearSuspension: word('chassis', 'code'),
  frontBrakes: word('chassis', 'code'),
  rearBrakes: word('chassis', 'code'),
  wheels: number('chassis', 'in', [8, 26]),
  tyres: word('chassis', 'text'),

  warrantyYears: number('warranty', 'years', [1, 12], HIGH),
  warrantyDistance: number('warranty', 'km', [10_000, 400_000], HIGH),
  powertrainWarrantyYears: number('warranty', 'years', [1, 15], HIGH),
  powertrainWarrantyDistance: number('warranty', 'km', [10_000, 500_000], HIGH),
  batteryWarrantyYears: number('warranty', 'years', [1, 20], { ...HIGH, ...OF_BATTERY }),
  batteryWarrantyDistance: number('warranty', 'km', [10_000, 1_000_000], { ...HIGH, ...OF_BATTERY }),
} as const satisfies Readonly<Record<string, SpecificationTitle>>;

export type TitleId = keyof typeof TITLES;
export const TITLE_IDS = Object.keys(TITLES) as readonly TitleId[];
export const titleOf = (id: TitleId): SpecificationTitle => TITLES[id];
export const isTitleId = (text: string): text is TitleId => Object.hasOwn(TITLES, text);

/**
 * A value of its title's kind: a number in the title's unit or a span of numbers (lowest, highest), a code or text,
 * yes or no.
 */
export type FactValue = number | readonly [lowest: number, highest: number] | string | boolean;
export type Facts = Readonly<Partial<Record<TitleId, FactValue>>>;

/** One number for comparing and sorting: the middle of a span. Null for a value that is not a number. */
export const comparableNumber = (value: FactValue | undefined): number | null => {
  if (typeof value === 'number') return value;
  if (typeof value === 'object') return (value[0] + value[1]) / 2;
  return null;
};
