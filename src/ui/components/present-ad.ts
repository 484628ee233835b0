/** A site's advertisements as a list shows them, and its offers as its home page does. */
import { listPath } from '../../domain/inventory/list-path.ts';
import { decodeQuery } from '../../domain/inventory/query-codec.ts';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { memoised } from '../../domain/text/memoised.ts';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { Ad } from '../../domain/site/ads.ts';
import { logoPath } from '../../domain/site/logo-path.ts';
import type { Site } from '../../domain/site/site.ts';
import { typeOfBody, type VehicleType } from '../../domain/vehicle/attributes.ts';
import { illustrationOfBody } from '../../domain/vehicle/illustration.ts';

/** Bounded: sites' files have few of them. */
const searchOf = memoised((value) => decodeQuery(new URLSearchParams(value)).query);

const linkOf = (value: string, division: Site['division'], languageId: LanguageId, carried: string) => {
  const external = /^https?:/i.test(value);
  const list = listPath(division, languageId, external ? {} : searchOf(value));
  return { href: external ? value : withCarried(list, carried), external };
};

const drawingOf = (picture: Ad['picture']): string | null => picture && illustrationOfBody(picture.body, picture.colour);

/**
 * @param agreed whether the visitor agrees to third-party content
 * @param among the types of vehicles that are searched: a promotion of cars does not belong among boats
 */
export const presentAds = (
  { ads, division }: Pick<Site, 'ads' | 'division'>,
  languageId: LanguageId,
  carried: string,
  agreed: boolean,
  among: readonly VehicleType[],
) =>
  ads.flatMap(({ name, value, picture, texts, frame }) => {
    const words = texts[languageId];
    if (!words || (picture && !among.includes(typeOfBody(picture.body)))) return [];
    return [
      {
        name,
        ...words,
        ...linkOf(value, division, languageId, carried),
        picture: drawingOf(picture),
        /** A third party's ad is shown instead: the visitor has agreed to that. */
        frame: agreed && frame ? { ...frame, url: frame.url.replaceAll('{language}', languageOf(languageId).slug) } : null,
      },
    ];
  });

export const presentOffers = ({ offers, division }: Pick<Site, 'offers' | 'division'>, languageId: LanguageId, carried: string) =>
  offers.flatMap(({ link, image, picture, texts }) => {
    const words = texts[languageId];
    if (!words) return [];
    return [
      {
        ...words,
        ...linkOf(link, division, languageId, carried),
        picture: image === null ? drawingOf(picture) : logoPath(image),
        drawn: image === null,
      },
    ];
  });

export type AdView = ReturnType<typeof presentAds>[number];
