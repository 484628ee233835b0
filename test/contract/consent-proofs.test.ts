import { SQLITE } from '../support/storages.ts';
import { describeConsentProofs } from './consent-proofs.contract.ts';

describeConsentProofs(SQLITE);
