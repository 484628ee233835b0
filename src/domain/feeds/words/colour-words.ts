import { fold } from '../../text/fold.ts';
import type { Colour } from '../../vehicle/attributes.ts';
import { createRecogniser, type Recognised } from './recognise.ts';

const recogniseName = createRecogniser<Colour>({
  black: 'noir|noire|negro|negra|schwarz|nero|nera|zwart|ebony|onyx|jet black|obsidian|blk|raven',
  white: 'blanc|blanche|blanco|blanca|weiß|weiss|bianco|bianca|wit|wht|ivory white|snow',
  pearl: 'perle|nacré|perla|perlweiß|perlato|parel|tri-coat pearl',
  silver: 'argent|argenté|plata|plateado|silber|argento|zilver|slv|sil',
  grey: 'gray|gris|grise|grau|grigio|grigia|grijs|gry|gunmetal|graphite|pewter|titanium|slate|gris foncé|gris clair|magnetic',
  charcoal: 'anthracite|charbon|antracita|anthrazit|antracite|antraciet|dark grey|dark gray|carbón',
  blue: 'bleu|bleue|azul|blau|blu|blauw|azure|royal blue|cobalt|blu',
  'light-blue': 'light blue|bleu clair|azul claro|celeste|hellblau|azzurro|lichtblauw|sky blue|bleu ciel|ice blue',
  navy: 'navy blue|dark blue|bleu marine|bleu foncé|azul marino|azul oscuro|dunkelblau|blu scuro|donkerblauw|midnight blue|bleu nuit',
  teal: 'sarcelle|petrol|pétrole|petroleo|verde azulado|petrolblau',
  turquoise: 'turquesa|türkis|turchese|turkoois|aqua',
  red: 'rouge|rojo|roja|rot|rosso|rossa|rood|scarlet|crimson|cherry|ruby',
  burgundy:
    'bordeaux|bourgogne|maroon|wine|vino|granate|burdeos|weinrot|bordó|bordo|marron bordeaux|dark red|lie de vin|bourgogne foncé',
  orange: 'naranja|anaranjado|arancione|oranje|arancio|mandarin',
  yellow: 'jaune|amarillo|amarilla|gelb|giallo|geel',
  gold: 'or|doré|dorado|oro|goud|champagne|golden|champán',
  beige: 'tan|sable|sand|arena|sabbia|beis|camel|khaki|desert|mocha beige',
  cream: 'crème|crema|creme|ivory|ivoire|marfil|elfenbein|avorio|ivoor',
  brown: 'brun|brune|marron|marrón|café|braun|marrone|bruin|mocha|chocolate|espresso|chestnut|castaño',
  bronze: 'bronce|bronzo|brons',
  copper: 'cuivre|cobre|kupfer|rame|koper',
  green: 'vert|verte|verde|grün|groen|olive|emerald|lime',
  'dark-green':
    'dark green|vert foncé|verde oscuro|dunkelgrün|verde scuro|donkergroen|british racing green|forest green|vert forêt',
  purple: 'violet|violette|morado|púrpura|lila|viola|paars|plum|mauve|violeta|pourpre',
  pink: 'rose|rosa|roze|fuchsia',
  multicolour:
    'multicolor|multicolore|multicolor|multi|two tone|two-tone|deux tons|bicolore|bicolor|dos tonos|mehrfarbig|meerkleurig|camo|camouflage',
});

/** How a paint shines, which is not its colour. */
const FINISH =
  /\b(?:metalli[ckq]\w*|metallise|metalizado|metallizzato|met|mica|matt?e?|gloss|effect|effekt|tri-?coat|clear-?coat|clearcoat|pearlcoat|pearlescent|paint|peinture|exterior|crystal|premium|tinted)\b/g;

/** `Platinum White Pearl`, `Agate Black Metallic`, `Bleu nuit métallisé`: the one colour that is named. Of two with a mark between them the first counts, other two are unknown. */
export const recogniseColour = (text: string): Recognised<Colour> => {
  const whole = recogniseName(text);
  if (whole.kind !== 'unknown') return whole;
  const words = fold(text.slice(0, 100))
    .replace(FINISH, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const pairs = words.slice(1).map((word, k) => `${words[k] ?? ''} ${word}`);
  for (const candidates of [[words.join(' ')], pairs, words]) {
    const colours = new Set(candidates.map(recogniseName).flatMap((found) => (found.kind === 'known' ? [found.code] : [])));
    // Beside another colour, pearl is a finish.
    if (colours.size > 1) colours.delete('pearl');
    const [colour] = colours;
    if (colours.size === 1 && colour) return { kind: 'known', code: colour };
  }
  return { kind: 'unknown' };
};
