/**
 * What a 150-point inspection looks at (specification, section 9: "Inspection is 150 points"). It says what is checked, never what
 * was found: results are in the dealer's report. The points are the namespace `inspection`.
 */
import type { Translate } from '../language/translate.ts';

/** The groups that depend on how the car is driven, in the order in which they are checked. */
const DRIVE_GROUPS = { engine: ['engine', 'drivetrain'], electric: ['motor', 'driveUnit'] } as const;
const OTHER_GROUPS = ['brakes', 'chassis', 'tires', 'electrical', 'body', 'interior'] as const;

/**
 * The programme in the order in which it is carried out.
 *
 * @param isElectric the car has no engine: neither oil nor a timing belt is looked at
 */
export const inspectionProgramme = (
  t: Translate,
  isElectric = false,
): readonly { readonly name: string; readonly points: readonly string[] }[] =>
  [...DRIVE_GROUPS[isElectric ? 'electric' : 'engine'], ...OTHER_GROUPS].map((group) => ({
    name: t(`inspection:${group}.name`),
    points: t(`inspection:${group}.points`, { joinArrays: '\n' }).split('\n'),
  }));
