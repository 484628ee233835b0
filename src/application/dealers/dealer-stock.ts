import { AVAILABILITY_RULES } from '../../domain/vehicle/availability.ts';
import type { RecordIdentity } from '../../domain/feeds/mapped-record.ts';
import type { InventoryTransaction, KnownVehicle } from '../../ports/vehicles.ts';

export type Match =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly vehicle: KnownVehicle }
  /** An earlier record of the file has the same identity. */
  | { readonly kind: 'duplicate'; readonly line: number; readonly field: keyof RecordIdentity };

/** One dealer's vehicles during an import: which are stored, and which the file has named so far. */
export class DealerStock {
  readonly id: number;
  readonly name: string;
  readonly #byVin = new Map<string, KnownVehicle>();
  readonly #byStockNumber = new Map<string, KnownVehicle>();
  readonly #listed = new Set<number>();
  readonly #listedBefore: number;
  /** Line of the file by VIN or stock number, each with a letter in front. */
  readonly #lines = new Map<string, number>();

  private constructor(id: number, name: string, known: readonly KnownVehicle[]) {
    this.id = id;
    this.name = name;
    for (const vehicle of known) {
      if (vehicle.vin !== null) this.#keep(this.#byVin, vehicle.vin, vehicle);
      if (vehicle.stockNumber !== null) this.#keep(this.#byStockNumber, vehicle.stockNumber, vehicle);
      if (isListed(vehicle)) this.#listed.add(vehicle.id);
    }
    this.#listedBefore = this.#listed.size;
  }

  static async load(inventory: InventoryTransaction, id: number, name: string): Promise<DealerStock> {
    const known: KnownVehicle[] = [];
    for await (const vehicle of inventory.vehiclesOfDealer(id)) known.push(vehicle);
    return new DealerStock(id, name, known);
  }

  /** Vehicles that could be found before the import. */
  get listedBefore(): number {
    return this.#listedBefore;
  }

  /** Vehicles that could be found before the import and that the file has not named. */
  get missing(): readonly number[] {
    return [...this.#listed];
  }

  /**
   * The stored vehicle that a record describes. The VIN decides: the same VIN with another stock number is the same vehicle, and the
   * same stock number with another VIN is another vehicle.
   */
  match(identity: RecordIdentity, line: number): Match {
    const before = this.#namedBefore(identity);
    if (before) return before;
    if (identity.vin !== null) this.#lines.set(`V${identity.vin}`, line);
    if (identity.stockNumber !== null) this.#lines.set(`S${identity.stockNumber}`, line);
    const vehicle = this.#find(identity);
    if (!vehicle) return { kind: 'new' };
    this.#listed.delete(vehicle.id);
    return { kind: 'known', vehicle };
  }

  /** A rejected record still shows that its vehicle is in stock. */
  spare(identity: RecordIdentity): void {
    const vehicle = this.#find(identity);
    if (vehicle) this.#listed.delete(vehicle.id);
  }

  /** The vehicles whose VIN or stock number is among these texts are in stock; answers how many there are. */
  spareNamed(texts: readonly string[]): number {
    const named = texts.flatMap((text) => this.#byVin.get(text.toUpperCase()) ?? this.#byStockNumber.get(text) ?? []);
    for (const { id } of named) this.#listed.delete(id);
    return new Set(named).size;
  }

  #find({ vin, stockNumber }: RecordIdentity): KnownVehicle | undefined {
    const byVin = vin === null ? undefined : this.#byVin.get(vin);
    if (byVin) return byVin;
    const byStockNumber = stockNumber === null ? undefined : this.#byStockNumber.get(stockNumber);
    return byStockNumber && vin !== null && byStockNumber.vin !== null ? undefined : byStockNumber;
  }

  #namedBefore({ vin, stockNumber }: RecordIdentity): Match | undefined {
    const byVin = vin === null ? undefined : this.#lines.get(`V${vin}`);
    if (byVin !== undefined) return { kind: 'duplicate', line: byVin, field: 'vin' };
    const byStockNumber = stockNumber === null ? undefined : this.#lines.get(`S${stockNumber}`);
    return byStockNumber === undefined ? undefined : { kind: 'duplicate', line: byStockNumber, field: 'stockNumber' };
  }

  /** Of several stored vehicles with one number, the listed one counts, else the newest. */
  #keep(index: Map<string, KnownVehicle>, key: string, vehicle: KnownVehicle): void {
    const other = index.get(key);
    if (!other || isListed(vehicle) || !isListed(other)) index.set(key, vehicle);
  }
}

const isListed = (vehicle: KnownVehicle): boolean => AVAILABILITY_RULES[vehicle.availability].listed;
