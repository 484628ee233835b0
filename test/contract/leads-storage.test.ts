import { SQLITE } from '../support/storages.ts';
import { describeLeads } from './leads-storage.contract.ts';

describeLeads(SQLITE);
