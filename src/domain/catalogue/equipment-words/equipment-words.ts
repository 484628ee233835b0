import type { InFiveLanguages } from '../../language/in-five-languages.ts';

/** Items of one group by their ids. */
export type EquipmentWords = Readonly<Record<string, InFiveLanguages>>;
