import { SQLITE } from '../../../support/storages.ts';
import { describeLeadWorker } from './lead-worker.contract.ts';

describeLeadWorker(SQLITE);
