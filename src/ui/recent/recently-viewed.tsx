import { useEffect, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { PageLink } from '../components/link.tsx';
import type { ProductRecord } from '../../domain/inventory/product-record.ts';
import type { LanguageId } from '../../domain/language/language.ts';
import { priceText } from '../../domain/money/price-text.ts';
import { vehiclePath } from '../../domain/vehicle/vehicle-url.ts';
import { call } from '../browser/call.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { forgetViewed, viewedIds } from './viewed.ts';

const SHOWN = 6;

const storageOf = (): Storage => window.localStorage;

const ask = async (ids: readonly number[], signal: AbortSignal): Promise<readonly ProductRecord[]> => {
  const response = await call('/api/products', { query: { ids: ids.join(',') }, signal });
  return response.ok ? ((await response.json()) as { readonly Items: readonly ProductRecord[] }).Items : [];
};

/** The vehicles viewed on this device, without this one; empty until they are fetched. */
const useViewed = (without: number | null): [products: readonly ProductRecord[], forget: () => void] => {
  const [products, setProducts] = useState<readonly ProductRecord[]>([]);
  useEffect(() => {
    const ids = viewedIds(storageOf)
      .filter((id) => id !== without)
      .slice(0, SHOWN);
    const asking = new AbortController();
    // Optional: if it fails, the page is complete without it.
    if (ids.length > 0)
      ask(ids, asking.signal).then(setProducts, (error: unknown) => {
        if (!asking.signal.aborted) logFailure(error);
      });
    return () => asking.abort();
  }, [without]);
  return [
    products.filter(({ Id }) => Id !== without),
    () => {
      forgetViewed(storageOf);
      setProducts([]);
    },
  ];
};

const pathOf = (
  { Id: id, Type: type, Make: make, Model: model, Year: year, Version: version }: ProductRecord,
  language: LanguageId,
) => vehiclePath({ id, type, make, model, year, version }, language);

/** The vehicles viewed on this device; renders nothing if there are none. */
export const RecentlyViewed = ({ without = null }: { readonly without?: number | null }) => {
  const { t } = useTranslation('components');
  const { site, languageId } = useFrame();
  const [products, forget] = useViewed(without);
  if (products.length === 0) return null;
  return (
    <section className="page cars-recent" aria-labelledby="recent">
      <div className="cars-section-head">
        <h2 id="recent">{t('recent.heading')}</h2>
        <p>
          {t('recent.note')}{' '}
          <button type="button" className="cars-link" onClick={forget}>
            {t('recent.clear')}
          </button>
        </p>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.Id}>
            <PageLink to={pathOf(product, languageId)}>
              <span className="cars-studio">
                <img src={product.Picture} alt="" width={320} height={213} loading="lazy" decoding="async" />
              </span>
              <strong>{[product.Make, product.Model].join(' ')}</strong>
              <small className="num">
                {product.Price === null || product.Currency === null
                  ? t('card.priceOnRequest')
                  : priceText({ amount: product.Price, currency: product.Currency }, languageId, site.currency)}
              </small>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
