/** Writes what an import finds, some hundred vehicles at once. */
import type { InventoryTransaction, NewVehicle, StoredVehicle } from '../../ports/vehicles.ts';

const BATCH_SIZE = 500;

type Identified<T> = T & { readonly id: number };

export class FeedWrites {
  readonly #inventory: InventoryTransaction;
  readonly #now: number;
  #adding: NewVehicle[] = [];
  #replacing: Identified<StoredVehicle>[] = [];
  #seen: number[] = [];
  #marking: Identified<{ readonly rowMark: string }>[] = [];

  constructor(inventory: InventoryTransaction, now: number) {
    this.#inventory = inventory;
    this.#now = now;
  }

  add(vehicle: NewVehicle): void {
    this.#adding.push(vehicle);
  }

  replace(vehicle: Identified<StoredVehicle>): void {
    this.#replacing.push(vehicle);
  }

  /** @param rowMark of the row that the unchanged vehicle was read from; null leaves what is kept */
  seen(id: number, rowMark: string | null): void {
    this.#seen.push(id);
    if (rowMark !== null) this.#marking.push({ id, rowMark });
  }

  get isFull(): boolean {
    return this.#adding.length + this.#replacing.length + this.#seen.length >= BATCH_SIZE;
  }

  async flush(): Promise<void> {
    if (this.#adding.length > 0) await this.#inventory.add(this.#adding, this.#now);
    if (this.#replacing.length > 0) await this.#inventory.replace(this.#replacing, this.#now);
    if (this.#seen.length > 0) await this.#inventory.seenAgain(this.#seen, this.#now);
    if (this.#marking.length > 0) await this.#inventory.markRows(this.#marking);
    this.#adding = [];
    this.#replacing = [];
    this.#seen = [];
    this.#marking = [];
  }
}
