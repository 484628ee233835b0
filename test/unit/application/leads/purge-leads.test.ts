import { SQLITE } from '../../../support/storages.ts';
import { describePurge } from './purge-leads.contract.ts';

describePurge(SQLITE);
