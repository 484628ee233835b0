/**
 * What a 150-point inspection looks at (specification, section 9: "Inspection is 150 points"). It says what is checked, never what
 * was found: results are in the dealer's report. The points are the namespace `inspection`.
 */
import type { Translate } from '../language/translate.ts';

/** In the order in which they are checked. */
const INSPECTION_GROUPS = ['engine', 'drivetrain', 'brakes', 'chassis', 'tires', 'electrical', 'body', 'interior'] as const;

/** The names of the groups, each with its points, in the order of the inspection. */
export const inspectionProgramme = (t: Translate): readonly { readonly name: string; readonly points: readonly string[] }[] =>
  INSPECTION_GROUPS.map((group) => ({
    name: t(`inspection:${group}.name`),
    points: t(`inspection:${group}.points`, { joinArrays: '\n' }).split('\n'),
  }));
