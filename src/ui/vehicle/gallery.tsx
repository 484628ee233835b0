import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import type { PhotoView } from './vehicle-view.ts';

interface GalleryProps {
  readonly photos: readonly PhotoView[];
  readonly drawing: string;
  /** What the pictures show. */
  readonly name: string;
  readonly dimmed: boolean;
}

const Drawing = ({ drawing, name }: GalleryProps) => {
  const { t } = useTranslation('vehicle');
  return (
    <figure className="cars-gallery__main cars-studio">
      <img
        className="is-drawn"
        src={drawing}
        alt={t('gallery.drawing', { name })}
        width={740}
        height={400}
        fetchPriority="high"
      />
      <figcaption className="cars-gallery__count">{t('gallery.noPhoto')}</figcaption>
    </figure>
  );
};

const slideId = (place: number): string => `photo-${String(place + 1)}`;

/** Photos side by side on a strip that snaps; thumbnails are links to them. JavaScript adds arrows, keys and the running number. */
const Photos = ({ photos, name }: GalleryProps) => {
  const { t } = useTranslation('vehicle');
  const hydrated = useHydrated();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const follow = (): void => setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, []);

  const show = (place: number): void => {
    const list = strip.current;
    list?.scrollTo({ left: Math.min(Math.max(place, 0), photos.length - 1) * list.clientWidth });
  };
  const showByKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  const showByLink = (event: MouseEvent, place: number): void => {
    event.preventDefault();
    show(place);
  };

  return (
    <>
      <div className="cars-gallery__main" role="group" aria-label={t('gallery.label')}>
        <ul className="cars-gallery__strip cars-studio" ref={strip} tabIndex={0} onKeyDown={showByKey}>
          {photos.map(({ src, srcSet }, place) => (
            <li key={src} id={slideId(place)}>
              <img
                src={src}
                srcSet={srcSet}
                sizes="(max-width: 1199px) 100vw, 860px"
                alt={t('gallery.photo', { name, number: place + 1, count: photos.length })}
                width={860}
                height={465}
                loading={place === 0 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {hydrated && photos.length > 1 && (
          <>
            <button
              className="cars-gallery__nav is-prev"
              type="button"
              aria-label={t('gallery.previous')}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              className="cars-gallery__nav is-next"
              type="button"
              aria-label={t('gallery.next')}
              disabled={current === photos.length - 1}
              onClick={() => show(current + 1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        )}
        <span className="cars-gallery__count num" aria-hidden="true">
          {hydrated ? `${String(current + 1)} / ${String(photos.length)}` : <Icon name="photo" size="sm" />}
          {!hydrated && photos.length}
        </span>
      </div>
      {photos.length > 1 && (
        <ul className="cars-gallery__thumbs">
          {photos.map(({ thumb }, place) => (
            <li key={thumb}>
              <a
                href={`#${slideId(place)}`}
                aria-label={t('gallery.show', { number: place + 1 })}
                aria-current={hydrated && place === current ? 'true' : undefined}
                onClick={(event) => showByLink(event, place)}
              >
                <img src={thumb} alt="" width={160} height={107} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

export const Gallery = (props: GalleryProps) => (
  <div className={props.dimmed ? 'cars-gallery cars-gallery--off' : 'cars-gallery'}>
    {props.photos.length === 0 ? <Drawing {...props} /> : <Photos {...props} />}
  </div>
);
