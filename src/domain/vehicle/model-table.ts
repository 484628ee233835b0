/** Finds what a reviewed table says of a make's model in a model year. */
import { fold } from '../text/fold.ts';
import type { VehicleFacts } from './vehicle.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/** 'Škoda', 'ID.4' and 'skoda', 'id 4' have one key; a make in front of the model is left out. */
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}#]/gu, '');
const keyOf = (make: string, model: string): string => `${lettersOf(make)} ${lettersOf(model)}`;

export class ModelTable<Value> {
  readonly #entries = new Map<string, Entry<Value>[]>();

  /**
   * @param text the model, with 'Espace@2023-' or 'Espace@2015-2022' of these model years only; without, of all, and of a vehicle whose
   * year is not known
   */
  add(make: string, text: string, value: Value): void {
    const [model = '', years] = text.split('@');
    const [from = '', to = ''] = years?.split('-') ?? [];
    const entry =
      years === undefined
        ? { value, from: -Infinity, to: Infinity }
        : { value, from: Number(from), to: to === '' ? 9999 : Number(to) };
    const key = keyOf(make, model);
    this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
  }

  find({ make, model, year }: Pick<VehicleFacts, 'make' | 'model' | 'year'>): Value | null {
    const letters = lettersOf(make);
    const entries =
      this.#entries.get(keyOf(make, model)) ?? this.#entries.get(`${letters} ${lettersOf(model).slice(letters.length)}`);
    const found = entries?.find(({ from, to }) =>
      year === null ? from === -Infinity && to === Infinity : year >= from && year <= to,
    );
    return found?.value ?? null;
  }
}
