/** What to do about a field of the visitor's own vehicle. */
import type { InFiveLanguages } from '../language/in-five-languages.ts';
import type { Problem } from './field-rules.ts';
import type { LeadField } from './lead-form.ts';

export type Hints = Readonly<Partial<Record<Problem, InFiveLanguages>>>;

const MODEL_HINT: Hints = {
  invalid: [
    'Use letters and digits.',
    'Utilisez des lettres et des chiffres.',
    'Utilisez des lettres et des chiffres.',
    'Utilice letras y cifras.',
    'Use letras y números.',
  ],
};

const CHOOSE_CONDITION: InFiveLanguages = [
  'Choose the condition.',
  'Choisissez l’état.',
  'Choisissez l’état.',
  'Elija el estado.',
  'Elija el estado.',
];

export const OFFERED_HINTS: Readonly<Partial<Record<LeadField, Hints>>> = {
  offeredMake: MODEL_HINT,
  offeredModel: MODEL_HINT,
  offeredVersion: MODEL_HINT,
  offeredYear: {
    invalid: [
      'Give the year with four digits.',
      'Indiquez l’année en quatre chiffres.',
      'Indiquez l’année sur quatre chiffres.',
      'Indique el año con cuatro cifras.',
      'Escriba el año con cuatro dígitos.',
    ],
  },
  offeredMileage: {
    invalid: [
      'Give the kilometres as a number.',
      'Indiquez le kilométrage en chiffres.',
      'Indiquez le kilométrage en chiffres.',
      'Indique los kilómetros en cifras.',
      'Escriba los kilómetros en números.',
    ],
  },
  offeredCondition: {
    required: CHOOSE_CONDITION,
    invalid: CHOOSE_CONDITION,
  },
  offeredVin: {
    invalid: [
      'Give the 17 characters as they stand in the registration, or leave this empty.',
      'Indiquez les 17 caractères du certificat d’immatriculation, ou laissez ce champ vide.',
      'Indiquez les 17 caractères de la carte grise (repère E), ou laissez ce champ vide.',
      'Indique los 17 caracteres del permiso de circulación o deje el campo vacío.',
      'Escriba los 17 caracteres de la tarjeta de propiedad o deje el campo vacío.',
    ],
  },
};
