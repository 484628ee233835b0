/** What comes out of a feed of specifications. */
import type { FactFault } from '../facts/read-fact.ts';
import type { StyleRecord } from '../style-record.ts';

/** A value that was rejected. */
export interface StyleIssue {
  readonly field: string;
  readonly value: string;
  readonly fault: FactFault;
}

export interface StyleOfRow {
  readonly kind: 'style';
  /** Where it is: a line, or a file. */
  readonly place: string;
  readonly record: StyleRecord;
  readonly issues: readonly StyleIssue[];
}

export interface RejectedRow {
  readonly kind: 'rejected';
  readonly place: string;
  readonly field: string;
  readonly value: string;
  /** In words for the operator. */
  readonly reason: string;
}

export type StyleRow =
  | StyleOfRow
  | RejectedRow
  /** Deliberately skipped, such as the E85 figures of a vehicle that has figures for gasoline. */
  | { readonly kind: 'left-out'; readonly reason: string };

/** Models of a make that other feeds brought, by `nameKey`: they tell where a model's name ends and its trim begins. */
export type KnownModels = (make: string) => ReadonlySet<string>;
