import type { RecordIdentity } from '../../domain/feeds/mapped-record.ts';
import type { Hash } from '../../domain/vehicle/fingerprint.ts';
import type { InventoryTransaction } from '../../ports/vehicles.ts';
import type { FoundVehicle, KnownVehicles } from './known-vehicles.ts';

export type Match =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly vehicle: FoundVehicle }
  /** An earlier record of the file has the same identity. */
  | { readonly kind: 'duplicate'; readonly line: number; readonly field: keyof RecordIdentity };

/** One dealer's vehicles during an import: which are stored, and which the file has named so far. */
export class DealerStock {
  readonly id: number;
  readonly name: string;
  readonly #known: KnownVehicles;
  readonly #from: number;
  readonly #to: number;

  private constructor(id: number, name: string, known: KnownVehicles, from: number) {
    this.id = id;
    this.name = name;
    this.#known = known;
    this.#from = from;
    this.#to = known.count;
  }

  static async load(inventory: InventoryTransaction, known: KnownVehicles, id: number, name: string): Promise<DealerStock> {
    const from = known.count;
    const ofApi = await inventory.apiRecords(id);
    for await (const vehicle of inventory.vehiclesOfDealer(id)) known.add(vehicle, ofApi.has(vehicle.id));
    return new DealerStock(id, name, known, from);
  }

  /** Vehicles that could be found before the import. */
  get listedBefore(): number {
    return this.#known.countListed(this.#from, this.#to);
  }

  /** Vehicles that could be found before the import and that the file has not named. */
  get missing(): readonly number[] {
    return this.#known.missing(this.#from, this.#to);
  }

  /**
   * The stored vehicle that a record describes. The VIN decides: the same VIN with another stock number is the same vehicle, and the
   * same stock number with another VIN is another vehicle, as is one whose vehicle an earlier row was taken for by its VIN.
   */
  match(identity: RecordIdentity, line: number): Match {
    const before = this.#namedBefore(identity);
    if (before) return before;
    this.#known.noteLine(this.id, identity, line);
    const vehicle = this.#find(identity);
    if (!vehicle) return { kind: 'new' };
    this.#known.take(vehicle.place);
    return { kind: 'known', vehicle };
  }

  /**
   * What a row adds to the report, where the vehicle that it names was read from an equal one and is as it was then; null where the row is
   * to be read. @param hash of the row, by the vehicle's fingerprint
   */
  effectsOfRow(identity: RecordIdentity, hash: (fingerprint: string) => Hash): string | null {
    const vehicle = this.#find(identity);
    return vehicle && !vehicle.ofApi ? this.#known.effectsOfRow(vehicle.place, hash(vehicle.fingerprint)) : null;
  }

  /** A rejected record still shows that its vehicle is in stock. */
  spare(identity: RecordIdentity): void {
    const vehicle = this.#find(identity);
    if (vehicle) this.#known.name(vehicle.place);
  }

  /** The vehicles whose VIN or stock number is among these texts are in stock; answers how many there are. */
  spareNamed(texts: readonly string[]): number {
    const places = texts.flatMap((text) => {
      const named = this.#known.ofVin(this.id, text.toUpperCase()) ?? this.#known.ofStockNumber(this.id, text);
      return named ? [named.place] : [];
    });
    for (const place of places) this.#known.name(place);
    return new Set(places).size;
  }

  #find(identity: RecordIdentity): FoundVehicle | null {
    const vehicle = this.#stored(identity);
    return vehicle?.taken === true ? null : vehicle;
  }

  #stored({ vin, stockNumber }: RecordIdentity): FoundVehicle | null {
    const byVin = vin === null ? null : this.#known.ofVin(this.id, vin);
    if (byVin) return byVin;
    const byStockNumber = stockNumber === null ? null : this.#known.ofStockNumber(this.id, stockNumber);
    return vin !== null && byStockNumber?.hasVin === true ? null : byStockNumber;
  }

  #namedBefore({ vin, stockNumber }: RecordIdentity): Match | undefined {
    const byVin = this.#known.lineOf(this.id, { vin });
    if (byVin !== null) return { kind: 'duplicate', line: byVin, field: 'vin' };
    const byStockNumber = this.#known.lineOf(this.id, { stockNumber });
    return byStockNumber === null ? undefined : { kind: 'duplicate', line: byStockNumber, field: 'stockNumber' };
  }
}
