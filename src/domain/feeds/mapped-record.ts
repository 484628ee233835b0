/** The result of mapping one record of a feed. */
import type { CodedDetail, WordAttribute } from '../vehicle/attributes.ts';
import type { Dealer, VehicleFacts } from '../vehicle/vehicle.ts';
import type { FieldFault } from './measures.ts';
import type { DealerField, VehicleField } from './profile.ts';

/** A value that was left out of an accepted vehicle, or of its dealer. */
export interface FieldIssue {
  readonly field: VehicleField | DealerField;
  readonly value: string;
  readonly fault: FieldFault;
}

export interface UnrecognisedWord {
  readonly attribute: WordAttribute | CodedDetail | 'availability';
  readonly word: string;
}

export interface FeedDealer extends Omit<Dealer, 'id' | 'demo' | 'placedBy' | 'logo' | 'removed'> {
  /** Stable within the profile. */
  readonly key: string;
  /** An http or https address of a picture. */
  readonly logoAddress: string | null;
}

/** What identifies the vehicle of a record within its dealer. */
export interface RecordIdentity {
  readonly stockNumber: string | null;
  readonly vin: string | null;
}

export type RejectedFor = 'no-make' | 'no-model' | 'no-identity' | 'no-dealer';

export type MappedRecord =
  | {
      readonly kind: 'vehicle';
      readonly facts: VehicleFacts;
      readonly dealer: FeedDealer | null;
      readonly issues: readonly FieldIssue[];
      readonly unrecognised: readonly UnrecognisedWord[];
      /** How its numbers are written, as `NumberColumns` notes it. */
      readonly numbers: string;
    }
  | {
      readonly kind: 'rejected';
      readonly reason: RejectedFor;
      readonly field: string;
      readonly value: string;
      /** As far as it could be read, so that a known vehicle is not removed. */
      readonly identity: RecordIdentity;
      readonly dealer: FeedDealer | null;
    }
  | { readonly kind: 'left-out'; readonly reason: string }
  /** A formula: the whole feed is rejected. */
  | { readonly kind: 'formula'; readonly field: string; readonly value: string };
