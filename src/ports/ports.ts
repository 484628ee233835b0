/** Every port by the name under which it is injected. What needs some of them says so: `Pick<Ports, 'vehicles' | 'clock'>`. */
import type { AlertLinks, Alerts } from './alerts.ts';
import type { Catalogue, CatalogueWriting } from './catalogue.ts';
import type { Clock } from './clock.ts';
import type { ConsentLog } from './consent-log.ts';
import type { ContentPages } from './content-pages.ts';
import type { FeedRuns, SourceFiles } from './feeds/feed-runs.ts';
import type { FormStamps } from './form-stamps.ts';
import type { IdSource } from './id-source.ts';
import type { Images } from './media/images.ts';
import type { InventorySearch } from './inventory-search.ts';
import type { Leads, Outbox } from './leads.ts';
import type { ListedVehicles } from './listed-vehicles.ts';
import type { LocationProvider, PlaceSuggestions } from './location-provider.ts';
import type { Pages } from './pages.ts';
import type { PhoneNumbers } from './phone-numbers.ts';
import type { Previews } from './media/previews.ts';
import type { InventoryWriting, Vehicles } from './vehicles.ts';
import type { Webhooks } from './webhooks.ts';
import type { Words } from './words.ts';

export interface Ports {
  readonly alertLinks: AlertLinks;
  readonly alerts: Alerts;
  readonly catalogue: Catalogue;
  readonly catalogueWriting: CatalogueWriting;
  readonly clock: Clock;
  readonly consentLog: ConsentLog;
  readonly contents: ContentPages;
  readonly feedRuns: FeedRuns;
  readonly ids: IdSource;
  readonly images: Images;
  readonly leads: Leads;
  readonly listed: ListedVehicles;
  readonly locationProvider: LocationProvider;
  readonly outbox: Outbox;
  readonly pages: Pages;
  readonly phones: PhoneNumbers;
  readonly placeSuggestions: PlaceSuggestions;
  readonly previews: Previews;
  readonly search: InventorySearch;
  readonly sourceFiles: SourceFiles;
  readonly stamps: FormStamps;
  readonly vehicles: Vehicles;
  readonly webhooks: Webhooks;
  readonly words: Words;
  readonly writing: InventoryWriting;
}
