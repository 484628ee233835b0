/** The extended-care plans (specification, section 9): their deductible, duration and coverage. */
import type { Currency } from '../money/money.ts';

/** What the owner pays of each repair, in the site's currency. */
export const CARE_DEDUCTIBLE = 50;

/** Parts of a vehicle, and help, that a plan may cover. */
export const CARE_COVERS = ['powertrain', 'electronics', 'assistance', 'chassis'] as const;
export type CareCover = (typeof CARE_COVERS)[number];

export interface CarePlan {
  readonly months: number;
  /** The plan ends at whichever limit comes first. */
  readonly km: number;
  readonly covers: readonly CareCover[];
}

export const CARE_PLANS: readonly CarePlan[] = [
  { months: 24, km: 90_000, covers: ['powertrain', 'electronics', 'assistance'] },
  { months: 36, km: 100_000, covers: CARE_COVERS },
];

/** The specification prices the plans in dollars: elsewhere a site shows them only where its file says so. */
export const hasCarePlans = (currency: Currency): boolean => currency === 'CAD' || currency === 'USD' || currency === 'AUD';
