/** Sorts a feed's one list of equipment into the groups of the specification (section 3). */
import { fold } from '../text/fold.ts';
import { memoised } from '../text/memoised.ts';
import type { EquipmentGroup, VehicleFacts } from '../vehicle/vehicle.ts';

/** The first group with a word in the text has it. Words are beginnings of folded words. */
const GROUPS: Readonly<Partial<Record<EquipmentGroup, RegExp>>> = {
  safety:
    /\b(?:air ?bags?|ar bgs|bgs|abs|esp|esc|antiblocage|antipatinage|isofix|latch|child|alarm|immobili|anti ?theft|antivol|antirrobo|blind|lane|collision|braking|brake assist|traction|stability|stabilit|park(?:ing)? sensor|sensors?\b|camera|camara|kamera|telecamera|seat ?belts?|belts|ceinture|cintur|airbag|emergency|secur|passenger s|hill|tpms|pass key|sentry|panic|impact|snsr|roadside|aide au stationnement|radar|regulateur adaptatif|einparkhilfe)/,
  entertainment:
    /\b(?:am ?\/? ?fm|radio|cd\b|mp3|dvd|blu ?-?ray|bluetooth|usb|ipod|auxil|satellite|sirius|speaker|subwoofer|sound|audio|stereo|navi|gps|carplay|android|cassette|tv\b|television|haut ?-?parleur|altavoz|lautsprecher|touch ?screen|ecran|pandora|onstar|entertainment|video|wi-?fi|headphone)/,
  mechanical:
    /\b(?:suspension|differential|4wd|awd|4x4|steering|direction assistee|servo|transmission|gearbox|engine|moteur|motor\b|exhaust|echappement|hitch|attelage|attache ?-?remorque|anhangerkupplung|tow|remorqu|turbo|brake|frein|frenos|paddle|shifter|start|stop|ton\b|trailer|block heater|chauffe ?-?bloc|battery|batterie|regenerative|emission|axle|pto|retarder|generator|generatrice|cruise ?control|regulateur|tempomat|velocidad de crucero)/,
  exterior:
    /\b(?:wheel(?:s|\b)|alloy|jante|llantas|felgen|cerchi|roof|sunroof|moonroof|toit|techo|tetto|schiebedach|fog|headl|phare|faros|scheinwerfer|led\b|xenon|hid|tail ?light|mirror|retroviseur|retrovisor|spoiler|running board|marche ?-?pied|awning|auvent|toldo|bed\b|cab\b|wiper|glass|tint|rack|spare|defrost|defogger|paint|peinture|bumper|fender|tonneau|slide|ladder|step|lights?\b|eclairage)/,
  interior:
    /\b(?:seat|siege|asiento|sitz|sedili|stoel|leather|cuir|cuero|leder|pelle|cloth|tissu|vinyl|air ?condition|climat|klima|clima|a ?\/ ?c|aircon|airco|heat|chauffant|calefact|window|vitres|elevalunas|fensterheber|finestrin|lock|serrure|cierre|keyless|sans cle|steering wheel|volant|tilt|console|armrest|cup|mat\b|floor|tapis|trunk|garage|compass|outlet|prise|sunshade|kitchen|cuisine|bath|bed|lit\b|bunk|refrig|furnace|shower|douche|head ?-?up|display|memory|power)/,
};

const groupOf: (text: string) => EquipmentGroup = memoised((text) => {
  const folded = fold(text);
  const groups = Object.entries(GROUPS) as [EquipmentGroup, RegExp][];
  return groups.find(([, words]) => words.test(folded))?.[0] ?? 'other';
});

const MAX_ITEMS = 200;

const INITIALS = /^(?:abs|am|awd|cd|dab|dvd|esc|esp|fm|fwd|gps|hd|hid|hud|led|mp3|rwd|suv|tpms|tv|usb|xm|4wd|4x4)$/i;

/** `AM/FM`, `CD/MP3` and `A/C`, or a known abbreviation. */
const isInitials = (word: string): boolean => word.split('/').every((part) => INITIALS.test(part)) || /^A\/C$/.test(word);

/** `ALLOY_WHEELS` is Alloy wheels; ABS and `AM/FM CD/MP3` stay. */
const readable: (item: string) => string = memoised((item) => {
  const words = item.replace(/_/g, ' ');
  return words.length > 5 && words === words.toUpperCase() ? sentence(words) : words;
});

const sentence = (words: string): string => {
  const small = words.replace(/\S+/g, (word) => (isInitials(word) ? word : word.toLowerCase()));
  return small.charAt(0).toUpperCase() + small.slice(1);
};

/** Without repetitions, in the order of the feed within each group. */
export const groupEquipment = (items: readonly string[]): VehicleFacts['equipment'] => {
  const groups: Partial<Record<EquipmentGroup, string[]>> = {};
  for (const item of [...new Set(items.map(readable))].slice(0, MAX_ITEMS)) (groups[groupOf(item)] ??= []).push(item);
  return groups;
};
