/** Words of the codes that stand on technical sheets alone; fuels, gearboxes and drivetrains are named in `vehicle/attribute-words.ts`. */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import type { LanguageId } from '../language/language.ts';
import { labelOf } from '../vehicle/attribute-labels.ts';
import type { CODES, CodeTitleId } from './fact-codes.ts';
import type { TitleId } from './facts.ts';

type VehicleCodes = 'fuel' | 'transmission' | 'drivetrain';
type SheetCode = (typeof CODES)[Exclude<CodeTitleId, VehicleCodes>][number];

/** No code means two things on two titles. */
const CODE_WORDS: Readonly<Record<SheetCode, InFiveLanguages>> = {
  regular: [
    'Regular (87)',
    'Ordinaire (87)',
    'Ordinaire (indice nord-américain 87)',
    'Normal (87 norteamericano)',
    'Corriente (87)',
  ],
  midgrade: [
    'Mid-grade (89)',
    'Intermédiaire (89)',
    'Intermédiaire (indice nord-américain 89)',
    'Intermedia (89 norteamericano)',
    'Intermedia (89)',
  ],
  premium: ['Premium (91 or more)', 'Super (91 et plus)', 'Super (SP98)', 'Súper (98)', 'Extra (91 o más)'],
  inline: ['In line', 'En ligne', 'En ligne', 'En línea', 'En línea'],
  v: ['V', 'En V', 'En V', 'En V', 'En V'],
  flat: ['Flat', 'À plat', 'À plat', 'Bóxer', 'Bóxer'],
  w: ['W', 'En W', 'En W', 'En W', 'En W'],
  rotary: ['Rotary', 'Rotatif', 'Rotatif', 'Rotativo', 'Rotativo'],
  natural: ['Naturally aspirated', 'Atmosphérique', 'Atmosphérique', 'Atmosférico', 'Aspirado'],
  turbo: ['Turbocharged', 'Turbocompressé', 'Turbo', 'Turbo', 'Turbo'],
  'twin-turbo': ['Twin-turbocharged', 'Biturbo', 'Biturbo', 'Biturbo', 'Biturbo'],
  supercharged: ['Supercharged', 'À compresseur volumétrique', 'À compresseur', 'Con compresor', 'Supercargado'],
  'turbo-supercharged': [
    'Turbocharged and supercharged',
    'Turbo et compresseur volumétrique',
    'Turbo et compresseur',
    'Turbo y compresor',
    'Turbo y supercargador',
  ],
  macpherson: ['MacPherson struts', 'Jambes de force MacPherson', 'Pseudo-MacPherson', 'McPherson', 'McPherson'],
  'double-wishbone': ['Double wishbone', 'Double triangulation', 'Double triangulation', 'Doble triángulo', 'Doble horquilla'],
  multilink: ['Multi-link', 'Multibras', 'Multibras', 'Multibrazo', 'Multilink'],
  'torsion-beam': ['Torsion beam', 'Poutre de torsion', 'Essieu de torsion', 'Eje torsional', 'Eje de torsión'],
  'solid-axle': ['Solid axle', 'Essieu rigide', 'Essieu rigide', 'Eje rígido', 'Eje rígido'],
  'leaf-springs': ['Leaf springs', 'Ressorts à lames', 'Ressorts à lames', 'Ballestas', 'Ballestas'],
  'trailing-arm': ['Trailing arms', 'Bras tirés', 'Bras tirés', 'Brazos tirados', 'Brazos arrastrados'],
  'telescopic-fork': [
    'Telescopic fork',
    'Fourche télescopique',
    'Fourche télescopique',
    'Horquilla telescópica',
    'Horquilla telescópica',
  ],
  'ventilated-discs': ['Ventilated discs', 'Disques ventilés', 'Disques ventilés', 'Discos ventilados', 'Discos ventilados'],
  discs: ['Discs', 'Disques', 'Disques', 'Discos', 'Discos'],
  drums: ['Drums', 'Tambours', 'Tambours', 'Tambores', 'Campanas'],
  'carbon-ceramic': [
    'Carbon-ceramic discs',
    'Disques en carbone-céramique',
    'Disques carbone-céramique',
    'Discos carbocerámicos',
    'Discos de carbono-cerámica',
  ],
};

/** The word for a code of a title; a code of no list is returned as it is. */
export const codeLabel = (title: TitleId, code: string, languageId: LanguageId): string => {
  if (title === 'fuel' || title === 'transmission' || title === 'drivetrain') return labelOf(title, code, languageId);
  return Object.hasOwn(CODE_WORDS, code) ? sayIn(CODE_WORDS[code as SheetCode], languageId) : code;
};
