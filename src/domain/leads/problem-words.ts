/**
 * What is wrong with a field, in the visitor's language. Where the specification has a message (section 5) it comes first, to
 * the letter in English; then follows what to do.
 */
import { sayIn, type InFiveLanguages } from '../language/in-five-languages.ts';
import type { LanguageId } from '../language/language.ts';
import { DAYS_AHEAD } from './lead-date.ts';
import type { LeadField } from './lead-form.ts';
import type { LeadProblem } from './lead-validation.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN } from './field-rules.ts';
import { OFFERED_HINTS, type Hints } from './offered-hints.ts';

const INVALID: InFiveLanguages = ['Invalid', 'Non valide', 'Invalide', 'No válido', 'No válido'];
const VEHICLE_INVALID: InFiveLanguages = [
  'Vehicle invalid',
  'Véhicule non valide',
  'Véhicule invalide',
  'Vehículo no válido',
  'Vehículo no válido',
];

/** The specification's messages; every other field has its plain 'Invalid'. */
const MESSAGES: Readonly<Partial<Record<LeadField, InFiveLanguages>>> = {
  productId: VEHICLE_INVALID,
  offeredMake: VEHICLE_INVALID,
  offeredModel: VEHICLE_INVALID,
  offeredYear: VEHICLE_INVALID,
  offeredVersion: VEHICLE_INVALID,
  offeredVin: VEHICLE_INVALID,
  name: ['Name invalid', 'Nom non valide', 'Nom invalide', 'Nombre no válido', 'Nombre no válido'],
  email: [
    'Email invalid',
    'Courriel non valide',
    'Adresse e-mail invalide',
    'Correo electrónico no válido',
    'Correo electrónico no válido',
  ],
  phone: [
    'Phone invalid',
    'Numéro de téléphone non valide',
    'Numéro de téléphone invalide',
    'Teléfono no válido',
    'Teléfono no válido',
  ],
  postalCode: [
    'Postal code invalid',
    'Code postal non valide',
    'Code postal invalide',
    'Código postal no válido',
    'Código postal no válido',
  ],
};

const ONCE: InFiveLanguages = [
  'Give it once, as text.',
  'Indiquez-le une seule fois, en texte.',
  'Indiquez-le une seule fois, sous forme de texte.',
  'Indíquelo una sola vez, como texto.',
  'Indíquelo una sola vez, como texto.',
];

const FILL_IN: InFiveLanguages = [
  'Fill in this field.',
  'Remplissez ce champ.',
  'Renseignez ce champ.',
  'Rellene este campo.',
  'Complete este campo.',
];

const SHORTER: InFiveLanguages = [
  'Make it shorter.',
  'Raccourcissez ce texte.',
  'Raccourcissez ce texte.',
  'Acorte este texto.',
  'Acorte este texto.',
];

const ANY_FIELD: Hints = { required: FILL_IN, repeated: ONCE, 'too-long': SHORTER };

const HINTS: Readonly<Partial<Record<LeadField, Hints>>> = {
  type: {
    invalid: [
      'This form is not known here. Load the page again.',
      'Ce formulaire est inconnu. Rechargez la page.',
      'Ce formulaire est inconnu. Rechargez la page.',
      'Este formulario no se reconoce. Vuelva a cargar la página.',
      'Este formulario no se reconoce. Vuelva a cargar la página.',
    ],
  },
  productId: {
    invalid: [
      'This site has no such vehicle.',
      'Ce site n’a pas ce véhicule.',
      'Ce site ne propose pas ce véhicule.',
      'Este sitio no tiene ese vehículo.',
      'Este sitio no tiene ese vehículo.',
    ],
    'not-offered': [
      'The dealer does not take such requests for this vehicle at the moment.',
      'Le concessionnaire n’accepte pas ce genre de demande pour ce véhicule en ce moment.',
      'Le vendeur n’accepte pas ce type de demande pour ce véhicule actuellement.',
      'El concesionario no admite este tipo de solicitud para este vehículo en este momento.',
      'El concesionario no recibe este tipo de solicitud para este vehículo en este momento.',
    ],
  },
  companyId: {
    invalid: [
      'This site has no such dealer.',
      'Ce site n’a pas ce concessionnaire.',
      'Ce site n’a pas ce vendeur.',
      'Este sitio no tiene ese concesionario.',
      'Este sitio no tiene ese concesionario.',
    ],
  },
  name: {
    required: ['Give your name.', 'Indiquez votre nom.', 'Indiquez votre nom.', 'Indique su nombre.', 'Escriba su nombre.'],
    invalid: [
      'Use letters, spaces, apostrophes, hyphens and periods.',
      'Utilisez des lettres, des espaces, des apostrophes, des traits d’union et des points.',
      'Utilisez des lettres, des espaces, des apostrophes, des traits d’union et des points.',
      'Utilice letras, espacios, apóstrofos, guiones y puntos.',
      'Use letras, espacios, apóstrofos, guiones y puntos.',
    ],
    'too-short': [
      `Give at least ${String(NAME_MIN)} characters.`,
      `Indiquez au moins ${String(NAME_MIN)} caractères.`,
      `Indiquez au moins ${String(NAME_MIN)} caractères.`,
      `Indique al menos ${String(NAME_MIN)} caracteres.`,
      `Escriba al menos ${String(NAME_MIN)} caracteres.`,
    ],
    'too-long': [
      `Give at most ${String(NAME_MAX)} characters.`,
      `Indiquez au plus ${String(NAME_MAX)} caractères.`,
      `Indiquez au plus ${String(NAME_MAX)} caractères.`,
      `Indique como máximo ${String(NAME_MAX)} caracteres.`,
      `Escriba máximo ${String(NAME_MAX)} caracteres.`,
    ],
    link: [
      'Give a name without a web address.',
      'Indiquez un nom sans adresse web.',
      'Indiquez un nom sans adresse web.',
      'Indique un nombre sin direcciones web.',
      'Escriba un nombre sin direcciones web.',
    ],
  },
  email: {
    invalid: [
      'Give an address such as name@example.com.',
      'Indiquez une adresse comme nom@exemple.com.',
      'Indiquez une adresse comme nom@exemple.com.',
      'Indique una dirección como nombre@ejemplo.com.',
      'Escriba una dirección como nombre@ejemplo.com.',
    ],
    'too-long': [
      `Give at most ${String(EMAIL_MAX)} characters.`,
      `Indiquez au plus ${String(EMAIL_MAX)} caractères.`,
      `Indiquez au plus ${String(EMAIL_MAX)} caractères.`,
      `Indique como máximo ${String(EMAIL_MAX)} caracteres.`,
      `Escriba máximo ${String(EMAIL_MAX)} caracteres.`,
    ],
    unreachable: [
      'Give an email address or a phone number, so that you can be answered.',
      'Indiquez un courriel ou un numéro de téléphone pour qu’on puisse vous répondre.',
      'Indiquez une adresse e-mail ou un numéro de téléphone afin que l’on puisse vous répondre.',
      'Indique un correo electrónico o un teléfono para que puedan responderle.',
      'Escriba un correo electrónico o un teléfono para que le puedan responder.',
    ],
  },
  phone: {
    invalid: [
      'Give the number with its area code; begin with + outside your country.',
      'Indiquez le numéro avec l’indicatif régional; commencez par + pour un autre pays.',
      'Indiquez le numéro complet ; commencez par + pour un autre pays.',
      'Indique el número completo; empiece por + si es de otro país.',
      'Escriba el número completo; empiece con + si es de otro país.',
    ],
  },
  postalCode: {
    invalid: [
      'Give a complete code of this country.',
      'Indiquez un code complet de ce pays.',
      'Indiquez un code complet de ce pays.',
      'Indique un código completo de este país.',
      'Escriba un código completo de este país.',
    ],
  },
  date: {
    required: ['Choose a day.', 'Choisissez un jour.', 'Choisissez un jour.', 'Elija un día.', 'Elija un día.'],
    invalid: [
      'Give a real day as YYYY-MM-DD.',
      'Indiquez un jour réel sous la forme AAAA-MM-JJ.',
      'Indiquez un jour réel au format AAAA-MM-JJ.',
      'Indique un día real con el formato AAAA-MM-DD.',
      'Escriba un día real en el formato AAAA-MM-DD.',
    ],
    past: [
      'This has passed already: choose a later time.',
      'C’est déjà passé : choisissez un moment plus tard.',
      'Cette date est déjà passée : choisissez-en une autre.',
      'Esa fecha ya ha pasado: elija otra.',
      'Esa fecha ya pasó: elija otra.',
    ],
    'too-far': [
      `Choose a day within ${String(DAYS_AHEAD)} days.`,
      `Choisissez un jour d’ici ${String(DAYS_AHEAD)} jours.`,
      `Choisissez un jour dans les ${String(DAYS_AHEAD)} jours.`,
      `Elija un día dentro de los próximos ${String(DAYS_AHEAD)} días.`,
      `Elija un día dentro de los próximos ${String(DAYS_AHEAD)} días.`,
    ],
  },
  time: {
    required: [
      'Choose morning, afternoon or evening.',
      'Choisissez matin, après-midi ou soir.',
      'Choisissez matin, après-midi ou soir.',
      'Elija mañana, tarde o noche.',
      'Elija mañana, tarde o noche.',
    ],
    invalid: [
      'Choose morning, afternoon or evening.',
      'Choisissez matin, après-midi ou soir.',
      'Choisissez matin, après-midi ou soir.',
      'Elija mañana, tarde o noche.',
      'Elija mañana, tarde o noche.',
    ],
    past: [
      'This part of the day is over at the dealer’s: choose a later one.',
      'Ce moment de la journée est passé chez le concessionnaire : choisissez-en un plus tard.',
      'Ce moment de la journée est passé chez le vendeur : choisissez-en un plus tardif.',
      'Esa parte del día ya ha pasado en el concesionario: elija otra.',
      'Esa parte del día ya pasó en el concesionario: elija otra.',
    ],
  },
  message: {
    invalid: [
      'Give plain text.',
      'Écrivez du texte simple.',
      'Écrivez du texte simple.',
      'Escriba solo texto.',
      'Escriba solo texto.',
    ],
    'too-long': [
      `Give at most ${String(MESSAGE_MAX)} characters.`,
      `Écrivez au plus ${String(MESSAGE_MAX)} caractères.`,
      `Écrivez au plus ${String(MESSAGE_MAX)} caractères.`,
      `Escriba como máximo ${String(MESSAGE_MAX)} caracteres.`,
      `Escriba máximo ${String(MESSAGE_MAX)} caracteres.`,
    ],
  },
  ...OFFERED_HINTS,
  consent: {
    required: [
      'Tick this box so that we may pass your request on.',
      'Cochez cette case pour que nous puissions transmettre votre demande.',
      'Cochez cette case pour que nous puissions transmettre votre demande.',
      'Marque esta casilla para que podamos transmitir su solicitud.',
      'Marque esta casilla para que podamos enviar su solicitud.',
    ],
    invalid: [
      'This text has changed. Read it again and tick the box.',
      'Ce texte a changé. Relisez-le et cochez la case.',
      'Ce texte a changé. Relisez-le et cochez la case.',
      'Este texto ha cambiado. Léalo de nuevo y marque la casilla.',
      'Este texto cambió. Léalo de nuevo y marque la casilla.',
    ],
  },
};

/** 'Name invalid. Give your name.' */
export const problemText = ({ field, problem }: LeadProblem, languageId: LanguageId): string => {
  const message = sayIn(MESSAGES[field] ?? INVALID, languageId);
  const hint = HINTS[field]?.[problem] ?? ANY_FIELD[problem];
  return hint ? `${message}. ${sayIn(hint, languageId)}` : message;
};
