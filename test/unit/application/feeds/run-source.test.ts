import { SQLITE } from '../../../support/storages.ts';
import { describeSources } from './run-source.contract.ts';

describeSources(SQLITE);
