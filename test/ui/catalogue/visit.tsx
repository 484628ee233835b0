/** A catalogue page as a visitor meets it: its loader over a catalogue in memory, rendered with the product's words. */
import { loadCatalogue } from '../../../src/adapters/ssr/loaders/load-catalogue.ts';
import { loadSpecsSearch } from '../../../src/adapters/ssr/loaders/load-specs-search.ts';
import { loadSheet, loadSpecsCompare } from '../../../src/adapters/ssr/loaders/load-specs-styles.ts';
import type { Loaded } from '../../../src/adapters/ssr/loader.ts';
import type { StyleRecord } from '../../../src/domain/catalogue/style-record.ts';
import { languageOf } from '../../../src/domain/language/language.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import { cataloguePage } from '../../../src/ui/catalogue/catalogue.route.tsx';
import type { Meta, PageModule } from '../../../src/ui/page.ts';
import { comparePage } from '../../../src/ui/compare/compare.route.tsx';
import { specsSearchPage } from '../../../src/ui/catalogue/search/specs-search.route.tsx';
import { sheetPage } from '../../../src/ui/catalogue/sheet/specs-sheet.route.tsx';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { aVehicle, type VehicleBuilder } from '../../support/builders/a-vehicle.ts';
import { portsWith, requestFor } from '../../support/page-ports.ts';
import { metaOf, renderUi } from '../../support/render-ui.tsx';

export interface Visited {
  readonly status: number;
  readonly document: Document;
  readonly meta: Meta;
}

interface Setting {
  readonly styles: readonly StyleRecord[];
  /** Values of another feed for the first of them. */
  readonly alsoSaid?: StyleRecord;
  readonly vehicles?: readonly VehicleBuilder[];
  readonly site?: Site;
}

const render = <View,>(page: PageModule<View>, loaded: Loaded<View>, address: string, site: Site): Visited => {
  if (loaded.kind !== 'page') throw new Error(`${address} answers ${loaded.kind}`);
  const { code, language } = requestFor(address, site);
  const frame = aFrame({ code, languageId: language.id, locale: languageOf(language.id).locale, url: address, site });
  const { Screen } = page;
  return {
    status: loaded.status ?? 200,
    document: renderUi(<Screen view={loaded.view} frame={frame} />, frame),
    meta: metaOf(page, loaded.view, frame),
  };
};

export const visit = async (
  address: string,
  { styles, alsoSaid, vehicles = [aVehicle()], site = aSite() }: Setting,
): Promise<Visited> => {
  const ports = await portsWith(vehicles);
  await ports.catalogue.add(...styles);
  if (alsoSaid)
    await ports.catalogue.transaction((catalogue) => catalogue.save([{ record: alsoSaid, fingerprint: 'another', styleId: 1 }]));
  const request = requestFor(address, site);
  switch (request.code) {
    case 'Specs_Search':
      return render(specsSearchPage, await loadSpecsSearch(request, ports), address, site);
    case 'Specs_TechnicalSheet':
      return render(sheetPage, await loadSheet(request, ports), address, site);
    case 'Specs_Compare':
      return render(comparePage, await loadSpecsCompare(request, ports), address, site);
    default:
      return render(cataloguePage, await loadCatalogue(request, ports), address, site);
  }
};
