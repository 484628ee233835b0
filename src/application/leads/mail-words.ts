/** The words of the mails, in five languages. */
import type { Lead, LeadType, OfferedCondition, TimeOfDay } from '../../domain/leads/lead.ts';
import { sayIn, type InFiveLanguages } from '../../domain/language/in-five-languages.ts';
import type { LanguageId } from '../../domain/language/language.ts';

const WORDS = {
  name: ['Name', 'Nom', 'Nom', 'Nombre', 'Nombre'],
  email: ['Email', 'Courriel', 'E-mail', 'Correo electrónico', 'Correo electrónico'],
  phone: ['Phone', 'Téléphone', 'Téléphone', 'Teléfono', 'Teléfono'],
  postalCode: ['Postal code', 'Code postal', 'Code postal', 'Código postal', 'Código postal'],
  language: ['Language', 'Langue', 'Langue', 'Idioma', 'Idioma'],
  when: ['Wished for', 'Moment souhaité', 'Date souhaitée', 'Fecha deseada', 'Fecha deseada'],
  vehicle: ['Vehicle', 'Véhicule', 'Véhicule', 'Vehículo', 'Vehículo'],
  wanted: ['Vehicle wanted', 'Véhicule voulu', 'Véhicule souhaité', 'Vehículo deseado', 'Vehículo que quiere'],
  stock: ['Stock number', 'Numéro d’inventaire', 'Numéro de stock', 'Número de stock', 'Número de inventario'],
  price: ['Price shown', 'Prix affiché', 'Prix affiché', 'Precio mostrado', 'Precio mostrado'],
  page: ['Page', 'Page', 'Page', 'Página', 'Página'],
  offered: ['Vehicle offered', 'Véhicule du client', 'Véhicule du client', 'Vehículo del cliente', 'Vehículo del cliente'],
  condition: ['Its condition', 'Son état', 'Son état', 'Su estado', 'Su estado'],
  vin: ['Its VIN', 'Son NIV', 'Son numéro VIN', 'Su número de bastidor', 'Su VIN'],
  message: ['Message', 'Message', 'Message', 'Mensaje', 'Mensaje'],
  marketing: [
    'Wants offers too',
    'Veut aussi recevoir des offres',
    'Souhaite aussi recevoir des offres',
    'Desea recibir ofertas',
    'Quiere recibir ofertas',
  ],
  yes: ['yes', 'oui', 'oui', 'sí', 'sí'],
  no: ['no', 'non', 'non', 'no', 'no'],
  consent: ['Agreed to', 'A accepté', 'A accepté', 'Ha aceptado', 'Aceptó'],
  reference: ['Reference', 'Référence', 'Référence', 'Referencia', 'Referencia'],
  reply: [
    'Answer this message to write to the customer.',
    'Répondez à ce message pour écrire au client.',
    'Répondez à ce message pour écrire au client.',
    'Responda a este mensaje para escribir al cliente.',
    'Responda este mensaje para escribirle al cliente.',
  ],
  callOnly: [
    'The customer left a phone number only.',
    'Le client a laissé un numéro de téléphone seulement.',
    'Le client n’a laissé qu’un numéro de téléphone.',
    'El cliente solo ha dejado un teléfono.',
    'El cliente solo dejó un teléfono.',
  ],
  noDealerMail: [
    '{DEALER} has no email address here, so this message comes to you. Please pass it on.',
    '{DEALER} n’a pas de courriel ici; ce message vous est donc adressé. Veuillez le transmettre.',
    '{DEALER} n’a pas d’adresse e-mail ici ; ce message vous est donc adressé. Merci de le transmettre.',
    '{DEALER} no tiene correo electrónico aquí, por eso recibe usted este mensaje. Le rogamos que lo transmita.',
    '{DEALER} no tiene correo electrónico aquí, por eso le llega este mensaje. Por favor, reenvíelo.',
  ],
  confirmationSubject: [
    'We have passed on your request',
    'Nous avons transmis votre demande',
    'Nous avons transmis votre demande',
    'Hemos transmitido su solicitud',
    'Enviamos su solicitud',
  ],
  greeting: ['Hello {NAME},', 'Bonjour {NAME},', 'Bonjour {NAME},', 'Hola, {NAME}:', 'Hola, {NAME}:'],
  passedOn: [
    'Your request has been passed on to {RECIPIENT}, who will answer you.',
    'Votre demande a été transmise à {RECIPIENT}, qui vous répondra.',
    'Votre demande a été transmise à {RECIPIENT}, qui vous répondra.',
    'Su solicitud se ha transmitido a {RECIPIENT}, que le responderá.',
    'Su solicitud fue enviada a {RECIPIENT}, que le responderá.',
  ],
  alertSubject: [
    'One more step for your availability alert',
    'Encore une étape pour votre alerte de disponibilité',
    'Plus qu’une étape pour votre alerte de disponibilité',
    'Un paso más para su aviso de disponibilidad',
    'Un paso más para su alerta de disponibilidad',
  ],
  alertAsk: [
    'Confirm that this address is yours, and we write to you once, when the vehicle is available again.',
    'Confirmez que cette adresse est la vôtre et nous vous écrirons une seule fois, quand le véhicule sera de nouveau offert.',
    'Confirmez que cette adresse est la vôtre et nous vous écrirons une seule fois, dès que le véhicule sera de nouveau disponible.',
    'Confirme que esta dirección es suya y le escribiremos una sola vez, cuando el vehículo vuelva a estar disponible.',
    'Confirme que este correo es suyo y le escribiremos una sola vez, cuando el vehículo vuelva a estar disponible.',
  ],
  alertConfirm: ['Confirm the alert', 'Confirmer l’alerte', 'Confirmer l’alerte', 'Confirmar el aviso', 'Confirmar la alerta'],
  backSubject: [
    'Available again: {VEHICLE}',
    'De nouveau offert : {VEHICLE}',
    'De nouveau disponible : {VEHICLE}',
    'Disponible de nuevo: {VEHICLE}',
    'Disponible otra vez: {VEHICLE}',
  ],
  back: [
    'The vehicle that you asked about is available again. If you still want it, {DEALER} is the one to talk to.',
    'Le véhicule qui vous intéressait est de nouveau offert. S’il vous tente toujours, adressez-vous à {DEALER}.',
    'Le véhicule qui vous intéressait est de nouveau disponible. S’il vous intéresse toujours, adressez-vous à {DEALER}.',
    'El vehículo por el que preguntó vuelve a estar disponible. Si aún le interesa, diríjase a {DEALER}.',
    'El vehículo por el que usted preguntó está disponible otra vez. Si todavía le interesa, comuníquese con {DEALER}.',
  ],
  backSee: ['See the vehicle', 'Voir le véhicule', 'Voir le véhicule', 'Ver el vehículo', 'Ver el vehículo'],
  backOnce: [
    'You asked for this message, and it is the only one: your alert is erased.',
    'Vous avez demandé ce message et c’est le seul : votre alerte est supprimée.',
    'Vous avez demandé ce message et c’est le seul : votre alerte est supprimée.',
    'Usted pidió este mensaje y es el único: su aviso queda borrado.',
    'Usted pidió este mensaje y es el único: su alerta ya fue eliminada.',
  ],
  notYou: [
    'You did not ask for this? Then somebody mistyped an address: you need not do anything, or write to {MAIL} to have it erased.',
    'Vous n’avez rien demandé? Quelqu’un a sans doute mal saisi son adresse : vous n’avez rien à faire, ou écrivez à {MAIL} pour la faire supprimer.',
    'Vous n’êtes pas à l’origine de cette demande ? Quelqu’un s’est sans doute trompé d’adresse : vous n’avez rien à faire, ou écrivez à {MAIL} pour la faire effacer.',
    '¿No ha pedido nada? Alguien se habrá equivocado de dirección: no tiene que hacer nada, o escriba a {MAIL} para que se borre.',
    '¿Usted no pidió nada? Alguien se equivocó de dirección: no tiene que hacer nada, o escriba a {MAIL} para que se elimine.',
  ],
} as const satisfies Readonly<Record<string, InFiveLanguages>>;

/** What the message is about; first words of its subject. */
const TYPES: Readonly<Record<LeadType, InFiveLanguages>> = {
  inquiry: [
    'Inquiry',
    'Demande de renseignements',
    'Demande d’informations',
    'Solicitud de información',
    'Solicitud de información',
  ],
  appointment: ['Appointment', 'Rendez-vous', 'Rendez-vous', 'Cita', 'Cita'],
  availability: ['Availability', 'Disponibilité', 'Disponibilité', 'Disponibilidad', 'Disponibilidad'],
  history: ['History report', 'Rapport d’historique', 'Rapport d’historique', 'Informe de historial', 'Informe de historial'],
  'buy-online': ['Buy online', 'Achat en ligne', 'Achat en ligne', 'Compra en línea', 'Compra en línea'],
  'trade-in': ['Trade-in', 'Échange', 'Reprise', 'Entrega de vehículo usado', 'Retoma de vehículo'],
  contact: ['Message', 'Message', 'Message', 'Mensaje', 'Mensaje'],
};

/** A trade-in for which no vehicle of the inventory is wanted. */
const TO_SELL: InFiveLanguages = [
  'Vehicle to sell',
  'Véhicule à vendre',
  'Véhicule à vendre',
  'Vehículo en venta',
  'Vehículo para vender',
];

const CONDITIONS: Readonly<Record<OfferedCondition, InFiveLanguages>> = {
  excellent: ['excellent', 'excellent', 'excellent', 'excelente', 'excelente'],
  good: ['good', 'bon', 'bon', 'bueno', 'bueno'],
  fair: ['fair', 'passable', 'moyen', 'aceptable', 'regular'],
  poor: ['needs repair', 'à réparer', 'à réparer', 'necesita reparación', 'necesita arreglos'],
};

const TIMES: Readonly<Record<TimeOfDay, InFiveLanguages>> = {
  morning: ['morning', 'matin', 'matin', 'por la mañana', 'en la mañana'],
  afternoon: ['afternoon', 'après-midi', 'après-midi', 'por la tarde', 'en la tarde'],
  evening: ['evening', 'soir', 'soir', 'por la noche', 'en la noche'],
};

export type MailWord = keyof typeof WORDS;

/** The words of one language; `{PLACES}` are filled in. */
export const mailWords = (languageId: LanguageId) => ({
  say: (word: MailWord, places: Readonly<Record<string, string>> = {}): string =>
    sayIn(WORDS[word], languageId).replace(/\{([A-Z]+)\}/g, (place, name: string) => places[name] ?? place),
  title: ({ type, vehicle }: Pick<Lead, 'type' | 'vehicle'>): string =>
    sayIn(type === 'trade-in' && vehicle === null ? TO_SELL : TYPES[type], languageId),
  condition: (condition: OfferedCondition): string => sayIn(CONDITIONS[condition], languageId),
  time: (time: TimeOfDay): string => sayIn(TIMES[time], languageId),
});
