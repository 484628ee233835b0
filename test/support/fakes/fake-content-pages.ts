import type { LanguageId } from '../../../src/domain/language/language.ts';
import type { Site } from '../../../src/domain/site/site.ts';
import type { ContentCode, ContentPage, ContentPages } from '../../../src/ports/content-pages.ts';

/** Pages that contain only the name of the page. */
export class FakeContentPages implements ContentPages {
  page(site: Site, languageId: LanguageId, code: ContentCode): ContentPage {
    return { title: code, description: `${code} of ${site.name} in ${String(languageId)}`, updated: '2026-11-20', parts: [] };
  }
}
