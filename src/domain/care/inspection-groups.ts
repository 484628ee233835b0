/** The groups of the inspection's points, in the order in which they are checked. */
export const INSPECTION_GROUPS = [
  'engine',
  'drivetrain',
  'brakes',
  'chassis',
  'tires',
  'electrical',
  'body',
  'interior',
] as const;
export type InspectionGroup = (typeof INSPECTION_GROUPS)[number];

/** Names of the points in one language; the n-th of a group is the same point in every language. */
export type InspectionPoints = Readonly<Record<InspectionGroup, readonly string[]>>;
