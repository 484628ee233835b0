/**
 * What a 150-point inspection looks at (specification, section 9: "Inspection is 150 points"). It says what is checked, never what
 * was found: results are in the dealer's report.
 */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import type { LanguageId } from '../language/language.ts';
import { INSPECTION_GROUPS, type InspectionGroup, type InspectionPoints } from './inspection-groups.ts';
import { EN_CA_POINTS } from './points/en-ca.ts';
import { ES_CO_POINTS } from './points/es-co.ts';
import { ES_ES_POINTS } from './points/es-es.ts';
import { FR_CA_POINTS } from './points/fr-ca.ts';
import { FR_FR_POINTS } from './points/fr-fr.ts';

export const INSPECTION_POINTS = 150;

const GROUP_NAMES: Readonly<Record<InspectionGroup, InFiveLanguages>> = {
  engine: ['Engine', 'Moteur', 'Moteur', 'Motor', 'Motor'],
  drivetrain: [
    'Transmission and drivetrain',
    'Transmission et rouage d’entraînement',
    'Boîte de vitesses et transmission',
    'Caja de cambios y transmisión',
    'Transmisión y tren motriz',
  ],
  brakes: ['Brakes', 'Freins', 'Freins', 'Frenos', 'Frenos'],
  chassis: [
    'Suspension and steering',
    'Suspension et direction',
    'Suspension et direction',
    'Suspensión y dirección',
    'Suspensión y dirección',
  ],
  tires: ['Tires and wheels', 'Pneus et roues', 'Pneus et jantes', 'Neumáticos y llantas', 'Llantas y rines'],
  electrical: [
    'Electrical and battery',
    'Système électrique et batterie',
    'Électricité et batterie',
    'Electricidad y batería',
    'Sistema eléctrico y batería',
  ],
  body: ['Body and glass', 'Carrosserie et vitres', 'Carrosserie et vitrages', 'Carrocería y cristales', 'Carrocería y vidrios'],
  interior: ['Interior', 'Habitacle', 'Habitacle', 'Interior', 'Interior'],
};

const POINTS: Readonly<Record<LanguageId, InspectionPoints>> = {
  1: EN_CA_POINTS,
  2: FR_CA_POINTS,
  3: FR_FR_POINTS,
  4: ES_ES_POINTS,
  5: ES_CO_POINTS,
};

/** The programme in the order in which it is carried out. */
export const inspectionProgramme = (
  languageId: LanguageId,
): readonly { readonly name: string; readonly points: readonly string[] }[] =>
  INSPECTION_GROUPS.map((group) => ({ name: sayIn(GROUP_NAMES[group], languageId), points: POINTS[languageId][group] }));
