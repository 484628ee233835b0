/** How visitors speak of amounts: bounds, units, periods and what is measured, in English, French and Spanish. */
import type { Sense } from '../senses.ts';
import type { ThreeTongues } from './attribute-terms.ts';

export type PhraseTable = readonly (readonly [words: ThreeTongues, sense: Sense])[];

export const BOUND_TERMS: PhraseTable = [
  [
    [
      'under, sub, below, less than, lower than, not more than, cheaper than, for less than, fewer than, <',
      'moins de, moins que, moins cher que, en dessous de, en dessous des, au dessous de, sous, sous les, sous la barre des, en bas de, inférieur à, à moins de, pour moins de, <',
      'menos de, por debajo de, inferior a, inferiores a, por menos de, de menos de, menor a, menor de, menores a, que no llegue a, <',
    ],
    { kind: 'bound', side: 'max', of: 'quantity', place: 'before' },
  ],
  [
    [
      'up to, at most, no more than, maximum of, not over, budget of, ≤',
      "jusqu'à, jusqu'a, jusque, au plus, pas plus de, pas plus que, maximum de, n'excédant pas, ne dépassant pas, ≤",
      'hasta, no más de, como mucho, como máximo, máximo de, tope de, que no pase de, que no pasen de, que no supere, que no supere los, ≤',
    ],
    { kind: 'bound', side: 'max', place: 'before' },
  ],
  [
    ['max, maximum, tops', 'max, maximum, au maximum, maxi, gros max', 'máx, máximo, máxima, tope, maximo'],
    { kind: 'bound', side: 'max', place: 'either' },
  ],
  [
    ['or less, or under, and under, or below, or lower, or cheaper', 'ou moins, et moins', 'o menos, y menos, para abajo'],
    { kind: 'bound', side: 'max', place: 'after' },
  ],
  [
    [
      'over, above, more than, higher than, >',
      'plus de, plus que, au dessus de, en haut de, supérieur à, >',
      'más de, por encima de, superior a, mayor a, mayor de, >',
    ],
    { kind: 'bound', side: 'min', of: 'quantity', place: 'before' },
  ],
  [
    [
      'at least, starting at, from, minimum of, no less than, ≥',
      'au moins, à partir de, à partir du, dès, minimum de, pas moins de, ≥',
      'al menos, por lo menos, como mínimo, a partir de, a partir del, desde, mínimo de, ≥',
    ],
    { kind: 'bound', side: 'min', place: 'before' },
  ],
  [['min, minimum', 'min, minimum, au minimum', 'mín, mínimo, mínima'], { kind: 'bound', side: 'min', place: 'either' }],
  [
    [
      'or more, and up, and over, or above, and above, plus, or higher, or better, +',
      'ou plus, et plus, et +, ou mieux, +',
      'o más, y más, en adelante, para arriba, hacia arriba, +',
    ],
    { kind: 'bound', side: 'min', place: 'after' },
  ],
  [
    [
      'or newer, and newer, or later, and later, or more recent, onwards, onward, or up',
      'ou plus récent, ou plus récente, et plus récent, et plus récente, ou plus récents, et plus récents, ou plus neuf, en montant, et après, ou après',
      'o más nuevo, o más reciente, y más nuevo, o posterior, y posterior, o más recientes, o más nuevos, o superior',
    ],
    { kind: 'bound', side: 'min', of: 'year', place: 'after' },
  ],
  [
    [
      'or older, and older, or earlier, and earlier',
      'ou plus vieux, ou plus ancien, et avant, ou avant, et plus vieux, ou antérieur',
      'o más viejo, o anterior, y anteriores, o más antiguo, o antes',
    ],
    { kind: 'bound', side: 'max', of: 'year', place: 'after' },
  ],
  [
    [
      'since, no older than, not older than',
      'depuis, depuis les, pas plus vieux que, pas plus vieille que, pas avant',
      'no anterior a, no más viejo que, no más viejo de, no más antiguo que',
    ],
    { kind: 'bound', side: 'min', of: 'year', place: 'before' },
  ],
  [
    [
      'after, newer than, later than, younger than, more recent than',
      'après, plus récent que, plus récente que, plus récents que, postérieur à, plus jeune que',
      'después de, después del, posterior a, posterior al, más nuevo que, más reciente que, mayor al',
    ],
    { kind: 'bound', side: 'min', of: 'year', strict: true, place: 'before' },
  ],
  [
    [
      'before, older than, prior to, earlier than',
      'avant, plus vieux que, plus ancien que, plus vieille que, antérieur à',
      'antes de, antes del, anterior a, anterior al, más viejo que, más antiguo que',
    ],
    { kind: 'bound', side: 'max', of: 'year', strict: true, place: 'before' },
  ],
  [
    [
      'about, roughly, approximately, approx, circa',
      'environ, vers, à peu près, approximativement, autour des, dans les, aux environs de',
      'aproximadamente, aprox, unos, unas, más o menos, cerca de los',
    ],
    { kind: 'bound', side: 'about', place: 'before' },
  ],
];

export const UNIT_TERMS: PhraseTable = [
  [
    ['$, dollars, dollar, bucks, dlls', '$, dollars, dollar, piastres, piasses, piastre', '$, dólares, dólar'],
    { kind: 'unit', unit: 'dollar' },
  ],
  [['€, euro, euros, eur', '€, euro, euros, eur, balles', '€, euro, euros, eur, pavos'], { kind: 'unit', unit: 'euro' }],
  [['£, pounds, gbp, pesos', '£, livres, pesos', '£, libras, pesos, cop'], { kind: 'unit', unit: 'foreign' }],
  [
    [
      'km, kms, kilometers, kilometres, kilometer, kilometre, clicks, klicks',
      'km, kms, kilomètres, kilomètre, kilos, bornes',
      'km, kms, kilómetros, kilómetro',
    ],
    { kind: 'unit', unit: 'km' },
  ],
  [['miles, mile, mi', 'milles, miles', 'millas, milla'], { kind: 'unit', unit: 'mile' }],
  [
    ['years old, year old, years of age, years', "ans, an, ans d'âge", 'años, años de antigüedad, años de uso, años de viejo'],
    { kind: 'unit', unit: 'age' },
  ],
  [['k, thousand, ~grand', 'k, mille', 'k, mil'], { kind: 'scale', factor: 1000 }],
  [['million, millions', 'million, millions', 'millón, millones, palos'], { kind: 'scale', factor: 1_000_000 }],
];

export const PERIOD_TERMS: PhraseTable = [
  [
    [
      'a week, per week, each week, every week, weekly, / week, / wk, / w',
      'par semaine, la semaine, / semaine, / sem, par sem, hebdo, hebdomadaire',
      'a la semana, por semana, semanal, semanales, / semana, cada semana',
    ],
    { kind: 'period', frequency: 'Weekly' },
  ],
  [
    [
      'biweekly, bi weekly, every two weeks, every 2 weeks, every other week, / 2 weeks',
      'aux deux semaines, aux 2 semaines, toutes les deux semaines, toutes les 2 semaines, aux quinze jours, / 2 semaines',
      'quincenal, quincenales, cada quincena, a la quincena, cada dos semanas',
    ],
    { kind: 'period', frequency: 'Biweekly' },
  ],
  [
    [
      'a month, per month, each month, every month, monthly, / month, / mo, / mth, pm',
      'par mois, le mois, / mois, mensuel, mensuels, mensuelle, mensuelles, chaque mois, de mensualité, de mensualités',
      'al mes, por mes, mensual, mensuales, / mes, cada mes, de cuota mensual',
    ],
    { kind: 'period', frequency: 'Month' },
  ],
];

export const MEASURE_TERMS: PhraseTable = [
  [
    [
      'price, priced, budget, cost, costing, asking price, price range',
      'prix, budget, coûtant',
      'precio, presupuesto, precios, que cueste, que cuesten',
    ],
    { kind: 'measure', of: 'price' },
  ],
  [
    [
      'payment, payments, weekly payment',
      'paiement, paiements, mensualité, mensualités, versement',
      'cuota, cuotas, pago, pagos, mensualidad, mensualidades',
    ],
    { kind: 'measure', of: 'payment' },
  ],
  [
    [
      'mileage, odometer, kms on it, on the odometer, on the clock',
      'kilométrage, au compteur, odomètre, au cadran',
      'kilometraje, kilometrajes, recorrido, odómetro, recorridos',
    ],
    { kind: 'measure', of: 'mileage' },
  ],
  [
    [
      'year, model year, years',
      'année, années, millésime, année modèle, modèle année',
      'año, modelo, año modelo, modelos, matriculado, matriculada',
    ],
    { kind: 'measure', of: 'year' },
  ],
  [
    [
      'within, within a radius of, radius, within a, in a radius of',
      'rayon, dans un rayon de, rayon de, dans un périmètre de',
      'radio, en un radio de, radio de, a la redonda, dentro de, a unos',
    ],
    { kind: 'measure', of: 'radius' },
  ],
  [
    [
      'down payment, deposit, money down, cash down, trade in value, i make, i earn, earning, income, salary, warranty, towing capacity, battery range, a year, per year, every year',
      'mise de fonds, comptant, acompte, dépôt de garantie, apport, salaire, je gagne, revenu, garantie, garantie prolongée, autonomie, par année, par an, chaque année, capacité de remorquage',
      'entrada, entrada de, cuota inicial, inicial, enganche, anticipo, sueldo, gano, ingresos, garantía, autonomía, al año, por año, cada año',
    ],
    { kind: 'measure', of: 'other' },
  ],
];
