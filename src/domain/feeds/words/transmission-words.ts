import { NUMBER_LIMITS, type Transmission } from '../../vehicle/attributes.ts';
import { fold } from '../../text/fold.ts';
import { createRecogniser, type Recognised } from './recognise.ts';

const recogniseKind = createRecogniser<Transmission>({
  automatic:
    'auto|a|at|automatique|automático|automática|automatik|automatico|automaat|automatisch|automatic transmission|boîte automatique|caja automática|aut|automatic gear|torque converter|boite auto|automatica|automatikgetriebe',
  manual:
    'm|mt|man|standard|stick|stick shift|manuelle|manuel|manual gear|manual transmission|boîte manuelle|caja manual|handgeschakeld|handgeschaltet|schaltgetriebe|manuale|handschakeling|bvm|mécanique|mecanico|mecánica|schaltung',
  cvt: 'c|continuously variable|continuously variable automatic|continuously variable transmission|variation continue|transmission à variation continue|variable continua|e-cvt|ecvt|xtronic|lineartronic|multitronic|ivt',
  sequential: 'séquentielle|séquentiel|secuencial|sequentiell|sequenziale|sequentieel|smg|sequential manual',
  tiptronic:
    'steptronic|touchtronic|geartronic|sportshift|automatic with manual mode|shiftronic|automatique avec mode manuel|automatic w manual shift',
  'dual-clutch':
    'dct|dsg|pdk|s tronic|s-tronic|edc|dct7|dkg|dual clutch|double embrayage|doble embrague|doppelkupplung|doppia frizione|dubbele koppeling|automated manual|powershift|ecodct|twin clutch|dualclutch automatic|boîte robotisée|robotisée',
  other: 'autre|otro|otra|altro|overig|sonstige|andere|anders',
});

export interface TransmissionWords {
  readonly kind: Recognised<Transmission>;
  readonly gears: number | null;
}

/** `A 6`, `8-speed automatic`, `Manuelle 5 rapports`, `6 vitesses`, `Automatic`: the kind and, where it is said, the gears. */
export const recogniseTransmission = (text: string): TransmissionWords => {
  const whole = recogniseKind(text);
  if (whole.kind !== 'unknown') return { kind: whole, gears: null };
  const folded = fold(text.slice(0, 200));
  const gears = /(?:^|[^\d.])(\d{1,2})(?![\d.])/.exec(folded)?.[1];
  const words = folded
    .replace(/\d+/g, ' ')
    .replace(
      /\b(?:speed|speeds|spd|sp|vitesses?|rapports?|velocidades|vel|marchas|gang|gange|marce|rapporti|versnellingen|transmission|gearbox|trans|w|od|overdrive)\b|[^\p{L}\s]/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const kind = words === '' ? ({ kind: 'unknown' } as const) : recogniseKind(words);
  return { kind, gears: gears === undefined ? null : plausibleGears(Number(gears), kind.kind === 'known' ? kind.code : null) };
};

/** A number of gears that such a gearbox can have (specification, section 3), else null. */
export const plausibleGears = (gears: number, transmission: Transmission | null): number | null => {
  const { min, max } = transmission === 'manual' ? NUMBER_LIMITS.manualGears : NUMBER_LIMITS.automaticGears;
  return Number.isInteger(gears) && gears >= min && gears <= max ? gears : null;
};
