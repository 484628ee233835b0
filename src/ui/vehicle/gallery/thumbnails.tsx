import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from '../../translation.tsx';
import type { VehiclePhoto } from '../../../domain/vehicle/vehicle-photos.ts';

interface ThumbnailsProps {
  readonly photos: readonly VehiclePhoto[];
  /** Null before hydration: without JavaScript the links work. */
  readonly current: number | null;
  /** Where each leads without JavaScript. */
  readonly hrefOf: (place: number) => string;
  /** @param side by side with the first picture, as wide windows show the second and third */
  readonly onShow: (place: number, isTile: boolean) => void;
}

/** Pictures in a mosaic: a large one, and two tiles beside it. */
export const IN_MOSAIC = 3;

/** Small pictures that lead to the large ones; the one that is shown stays in sight. */
export const Thumbnails = ({ photos, current, hrefOf, onShow }: ThumbnailsProps) => {
  const { t } = useTranslation('vehicle');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const thumb = current === null ? null : box?.children[current];
    if (!box || !(thumb instanceof HTMLElement)) return;
    box.scrollTo({ left: thumb.offsetLeft - (box.clientWidth - thumb.clientWidth) / 2 });
  }, [current]);

  const showByLink = (event: MouseEvent, place: number): void => {
    event.preventDefault();
    onShow(place, list.current !== null && getComputedStyle(list.current).display === 'grid');
  };

  return (
    <ul className="cars-gallery__thumbs" ref={list}>
      {photos.map(({ thumb }, place) => (
        <li
          key={thumb}
          data-more={place === IN_MOSAIC - 1 && photos.length > IN_MOSAIC ? `+${String(photos.length - IN_MOSAIC)}` : undefined}
        >
          <a
            href={hrefOf(place)}
            aria-label={t('gallery.show', { number: place + 1 })}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => showByLink(event, place)}
          >
            <img src={thumb} alt="" width={160} height={107} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
};
