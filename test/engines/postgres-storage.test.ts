/** The suites of storage over a real PostgreSQL, which they start themselves. */
import { cachedVehicles } from '../../src/adapters/storage/cached-vehicles.ts';
import { describeCatalogue } from '../contract/catalogue.contract.ts';
import { describeConsentProofs } from '../contract/consent-proofs.contract.ts';
import { describeDealerTokens } from '../contract/dealer-tokens.contract.ts';
import { describeInventoryWriting } from '../contract/inventory-writing.contract.ts';
import { describeLeads } from '../contract/leads-storage.contract.ts';
import { describeListedVehicles } from '../contract/listed-vehicles.contract.ts';
import { describeOperatorsDecisions } from '../contract/operators-decisions.contract.ts';
import { describeTraffic } from '../contract/traffic.contract.ts';
import { describeVehicles } from '../contract/vehicles.contract.ts';
import { needsPostgres } from '../support/servers/postgres-server.ts';
import { catalogueOf, inventoryOf, POSTGRES, trafficOf } from '../support/storages.ts';
import { describeSources } from '../unit/application/feeds/run-source.contract.ts';
import { describeLeadWorker } from '../unit/application/leads/lead-worker.contract.ts';
import { describePurge } from '../unit/application/leads/purge-leads.contract.ts';

describe('Over PostgreSQL', function () {
  needsPostgres();

  const open = () => inventoryOf(POSTGRES);
  const remembered = async () => {
    const storage = await open();
    return { ...storage, vehicles: cachedVehicles(storage.vehicles, () => storage.vehicles.revision()) };
  };
  describeVehicles('PostgreSQL', open);
  describeVehicles('PostgreSQL with a memory', remembered);
  describeInventoryWriting('PostgreSQL', open);
  describeListedVehicles('PostgreSQL', open);
  describeOperatorsDecisions('PostgreSQL', open);
  describeTraffic('PostgreSQL', () => trafficOf(POSTGRES));
  describeCatalogue('PostgreSQL with its index', () => catalogueOf(POSTGRES));
  describeDealerTokens(POSTGRES);
  describeLeads(POSTGRES);
  describeConsentProofs(POSTGRES);
  describeLeadWorker(POSTGRES);
  describePurge(POSTGRES);
  describeSources(POSTGRES);
});
