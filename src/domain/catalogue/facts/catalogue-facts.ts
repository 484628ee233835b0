/** The facts of a style: groups of titles, each with the kind of its values, their unit and their limits. */

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

/** The unit in which a number is held. The display may add another (kW and hp). */
export type Unit =
  | 'L'
  | 'kW'
  | 'rpm'
  | 'Nm'
  | 'CV'
  | 'kWh'
  | 'V'
  | 'h'
  | 'min'
  | 'L/100km'
  | 'kWh/100km'
  | 'km'
  | 'g/km'
  | 's'
  | 'km/h'
  | 'mm'
  | 'm'
  | 'kg'
  | 'in'
  | 'years'
  | 'count'
  | 'rating';

interface NumberTitle {
  readonly group: SpecificationGroupId;
  readonly kind: 'number';
  readonly unit: Unit;
  /** The range of real vehicles; a value outside it is an error of its source. */
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** Which of two numbers a buyer prefers, all else being equal; null when neither is better. */
  readonly better: 'high' | 'low' | null;
}
interface WordTitle {
  readonly group: SpecificationGroupId;
  /** 'code': one of a closed list (`CODES`); 'text': a proper name or figure that is the same in every language; 'yes-no'. */
  readonly kind: 'code' | 'text' | 'yes-no';
}
export type SpecificationTitle = NumberTitle | WordTitle;

const number = (
  group: SpecificationGroupId,
  unit: Unit,
  [min, max]: readonly [number, number],
  {
    decimals = 0,
    better = null,
  }:
    | { readonly decimals?: number; readonly better?: 'high' | 'low' }
    | { readonly decimals?: number; readonly better?: null } = {},
): NumberTitle => ({ group, kind: 'number', unit, min, max, decimals, better });
const word = (group: SpecificationGroupId, kind: WordTitle['kind']): WordTitle => ({ group, kind });

const HIGH = { better: 'high' } as const;
const LOW = { better: 'low' } as const;
const LITRES_PER_100 = { decimals: 1, better: 'low' } as const;
const tenths = { decimals: 1 } as const;

/** In the order of a technical sheet. Consumption and range differ by test cycle, so every cycle has its own titles. */
export const TITLES = {
  fuel: word('engine', 'code'),
  fuelGrade: word('engine', 'code'),
  engineSize: number('engine', 'L', [0.04, 20], tenths),
  cylinders: number('engine', 'count', [1, 16]),
  cylinderLayout: word('engine', 'code'),
  aspiration: word('engine', 'code'),
  /** Of the whole drive: engine and motors combined. */
  power: number('engine', 'kW', [0.5, 1700], HIGH),
  powerSpeed: number('engine', 'rpm', [500, 20_000]),
  torque: number('engine', 'Nm', [5, 3500], HIGH),
  torqueSpeed: number('engine', 'rpm', [1, 20_000]),
  /** Of a hybrid's combustion engine only. */
  enginePower: number('engine', 'kW', [0.5, 1700]),
  engineTorque: number('engine', 'Nm', [5, 3500]),
  /** The electric motor's 30-minute power; its peak is higher. */
  electricPower: number('engine', 'kW', [0.5, 1700]),
  electricMotor: word('engine', 'text'),
  /** The administrative horsepower of France. */
  fiscalPower: number('engine', 'CV', [1, 120], LOW),

  batteryUsable: number('battery', 'kWh', [0.3, 260], { decimals: 1, better: 'high' }),
  batteryTotal: number('battery', 'kWh', [0.3, 280], { decimals: 1, better: 'high' }),
  batteryChemistry: word('battery', 'text'),
  batteryVoltage: number('battery', 'V', [12, 1200]),
  acCharging: number('battery', 'kW', [1, 50], { decimals: 1, better: 'high' }),
  dcCharging: number('battery', 'kW', [10, 1000], HIGH),
  /** From empty to full on 240 volts. */
  chargeTime240: number('battery', 'h', [0.5, 40], LITRES_PER_100),
  /** From 10 to 80 per cent at a fast charger. */
  dcChargeTime: number('battery', 'min', [4, 240], LOW),
  chargePort: word('battery', 'text'),
  heatPump: word('battery', 'yes-no'),
  vehicleToLoad: number('battery', 'kW', [0.5, 30], { decimals: 1, better: 'high' }),

  transmission: word('transmission', 'code'),
  gears: number('transmission', 'count', [1, 18]),
  drivetrain: word('transmission', 'code'),

  /** The North American label: EPA and Natural Resources Canada test alike since 2015. */
  consumptionCity: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  consumptionHighway: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  consumptionCombined: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  /** Canada's older label, of two test cycles instead of five: about a tenth lower. */
  consumptionCityBefore2015: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  consumptionHighwayBefore2015: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  consumptionCombinedBefore2015: number('consumption', 'L/100km', [0.3, 60], LITRES_PER_100),
  consumptionWltp: number('consumption', 'L/100km', [0.1, 45], LITRES_PER_100),
  consumptionWltpLow: number('consumption', 'L/100km', [0.1, 60], LITRES_PER_100),
  consumptionWltpMedium: number('consumption', 'L/100km', [0.1, 45], LITRES_PER_100),
  consumptionWltpHigh: number('consumption', 'L/100km', [0.1, 45], LITRES_PER_100),
  consumptionWltpExtraHigh: number('consumption', 'L/100km', [0.1, 45], LITRES_PER_100),
  energyCity: number('consumption', 'kWh/100km', [4, 90], LITRES_PER_100),
  energyHighway: number('consumption', 'kWh/100km', [4, 90], LITRES_PER_100),
  energyCombined: number('consumption', 'kWh/100km', [4, 90], LITRES_PER_100),
  energyWltp: number('consumption', 'kWh/100km', [4, 90], LITRES_PER_100),
  /** On electricity only, also of a plug-in hybrid. */
  rangeEpa: number('consumption', 'km', [1, 1300], HIGH),
  rangeWltp: number('consumption', 'km', [5, 1300], HIGH),
  rangeWltpCity: number('consumption', 'km', [5, 1500], HIGH),
  rangeCltc: number('consumption', 'km', [5, 1500], HIGH),
  co2: number('consumption', 'g/km', [0, 1200], LOW),
  co2Before2015: number('consumption', 'g/km', [0, 1200], LOW),
  co2Wltp: number('consumption', 'g/km', [0, 1200], LOW),
  co2Rating: number('consumption', 'rating', [1, 10], HIGH),
  smogRating: number('consumption', 'rating', [1, 10], HIGH),
  fuelTank: number('consumption', 'L', [3, 400]),
  emissionStandard: word('consumption', 'text'),

  /** From 0 to 100 km/h. */
  acceleration: number('performance', 's', [1.5, 60], LITRES_PER_100),
  topSpeed: number('performance', 'km/h', [25, 500], HIGH),

  length: number('dimensions', 'mm', [1500, 7700]),
  width: number('dimensions', 'mm', [500, 2700]),
  widthWithMirrors: number('dimensions', 'mm', [600, 3000]),
  height: number('dimensions', 'mm', [700, 3300]),
  wheelbase: number('dimensions', 'mm', [1000, 5200]),
  groundClearance: number('dimensions', 'mm', [50, 550]),
  turningCircle: number('dimensions', 'm', [5, 20], LITRES_PER_100),
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
  batteryWarrantyYears: number('warranty', 'years', [1, 20], HIGH),
  batteryWarrantyDistance: number('warranty', 'km', [10_000, 1_000_000], HIGH),
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
