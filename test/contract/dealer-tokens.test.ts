import { SQLITE } from '../support/storages.ts';
import { describeDealerTokens } from './dealer-tokens.contract.ts';

describeDealerTokens(SQLITE);
