/** A site's advertisements as a list shows them. */
import { listPath } from '../../../domain/inventory/list-path.ts';
import { decodeQuery } from '../../../domain/inventory/query-codec.ts';
import type { LanguageId } from '../../../domain/language/language.ts';
import { withCarried } from '../../../domain/routing/carried-parameters.ts';
import type { Site } from '../../../domain/site/site.ts';
import { illustrationOf } from '../../../domain/vehicle/illustration.ts';
import { TYPE_OF_BODY } from '../../../domain/vehicle/attributes.ts';
import type { AdView } from '../../../ui/components/ad-card.tsx';

export const presentAds = (
  { ads, division }: Pick<Site, 'ads' | 'division'>,
  languageId: LanguageId,
  carried: string,
): readonly AdView[] =>
  ads.flatMap(({ name, value, picture, texts }) => {
    const words = texts[languageId];
    if (!words) return [];
    const external = /^https?:/i.test(value);
    const list = listPath(division, languageId, external ? {} : decodeQuery(new URLSearchParams(value)).query);
    return [
      {
        name,
        ...words,
        href: external ? value : withCarried(list, carried),
        external,
        picture: picture && illustrationOf(TYPE_OF_BODY[picture.body], picture.body, picture.colour),
      },
    ];
  });
