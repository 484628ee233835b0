import { useState, type MouseEvent } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { StepButtons } from './step-buttons.tsx';
import { IN_MOSAIC, Thumbnails } from './thumbnails.tsx';
import { useStrip } from './use-strip.ts';
import type { VehiclePhoto } from '../../../domain/vehicle/vehicle-photos.ts';
import { useTranslation } from '../../translation.tsx';
import { Icon } from '../../components/icon.tsx';
import type { CardBadge } from '../../components/present-card.ts';
import { BADGE_ICONS } from '../../components/vehicle-card.tsx';

/** What is special about the vehicle, over its picture. */
const Badges = ({ badges }: { readonly badges: readonly CardBadge[] }) => {
  const { t } = useTranslation('vehicle');
  return badges.length === 0 ? null : (
    <ul className="cars-gallery__badges">
      {badges.map((badge) => (
        <li key={badge} className="cars-badge">
          <Icon name={BADGE_ICONS[badge]} />
          {t(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
};

interface GalleryProps {
  readonly photos: readonly VehiclePhoto[];
  /** There are photos, and none of them can be had. */
  readonly photosLost: boolean;
  readonly drawing: string;
  /** What the pictures show. */
  readonly name: string;
  readonly dimmed: boolean;
  readonly badges: readonly CardBadge[];
}

const Drawing = ({ photosLost, drawing, name, badges }: GalleryProps) => {
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
      <Badges badges={badges} />
      <figcaption className="cars-gallery__count">{t(photosLost ? 'gallery.lost' : 'gallery.noPhoto')}</figcaption>
    </figure>
  );
};

const slideId = (place: number): string => `photo-${String(place + 1)}`;

/** The server draws the vehicle where it cannot have a photo, at a width that no photo has (`framed` in adapters/media). */
const isStandIn = ({ naturalWidth }: HTMLImageElement): boolean => naturalWidth > 0 && naturalWidth < 16;

/** A click that means this window: the others open the picture by itself, as any link does. */
const isPlain = (event: MouseEvent): boolean => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Photos side by side on a strip that snaps, each a link to the large picture, and thumbnails that link to them. JavaScript
 * adds arrows, keys, the running number and the view over the whole window; in wide windows it makes a mosaic of the first three.
 */
const Photos = ({ photos, name, badges, onLost }: GalleryProps & { readonly onLost: (src: string) => void }) => {
  const { t } = useTranslation('vehicle');
  const hydrated = useHydrated();
  const { ref, current, show, onKeyDown } = useStrip(photos.length);
  const [viewing, setViewing] = useState<number | null>(null);
  const count = photos.length;

  const view = (event: MouseEvent, place: number): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setViewing(place);
  };
  const onImage = (image: HTMLImageElement | null, src: string): void => {
    if (image?.complete && isStandIn(image)) onLost(src);
  };
  const leave = (place: number): void => {
    setViewing(null);
    show(place, 'at-once');
  };

  return (
    <>
      <div className="cars-gallery__main" role="group" aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
        <ul className="cars-gallery__strip cars-studio" ref={ref}>
          {photos.map(({ src, srcSet }, place) => (
            <li key={src} id={slideId(place)}>
              {/* With JavaScript the arrow keys lead from photo to photo, and Tab on from the one that is seen. */}
              <a href={src} tabIndex={hydrated && place !== current ? -1 : undefined} onClick={(event) => view(event, place)}>
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes="(max-width: 1199px) 100vw, 860px"
                  alt={t('gallery.photo', { name, number: place + 1, count })}
                  width={860}
                  height={573}
                  loading={place === 0 ? 'eager' : 'lazy'}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                  decoding="async"
                  ref={(image) => onImage(image, src)}
                  onLoad={({ currentTarget }) => onImage(currentTarget, src)}
                />
              </a>
            </li>
          ))}
        </ul>
        <Badges badges={badges} />
        {hydrated && count > 1 && <StepButtons current={current} count={count} onShow={show} />}
        <span className="cars-gallery__count num" aria-hidden="true">
          {hydrated ? `${String(current + 1)} / ${String(count)}` : <Icon name="photo" size="sm" />}
          {!hydrated && count}
        </span>
        {hydrated && (
          <button className="cars-gallery__full" type="button" onClick={() => setViewing(current)}>
            <Icon name="maximize" size="sm" />
            <span>{t('gallery.full')}</span>
          </button>
        )}
      </div>
      {count > 1 && (
        <Thumbnails
          photos={photos}
          current={hydrated ? current : null}
          hrefOf={(place) => `#${slideId(place)}`}
          onShow={(place, isTile) => (isTile ? setViewing(place) : show(place))}
        />
      )}
      {viewing !== null && <GalleryViewer photos={photos} name={name} from={viewing} onClosed={leave} />}
    </>
  );
};

export const Gallery = (props: GalleryProps) => {
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const photos = props.photos.filter(({ src }) => !lost.has(src));
  return (
    <div
      className={['cars-gallery', props.dimmed && 'cars-gallery--off', photos.length >= IN_MOSAIC && 'cars-gallery--mosaic']
        .filter(Boolean)
        .join(' ')}
    >
      {photos.length === 0 ? (
        <Drawing {...props} photosLost={props.photosLost || props.photos.length > 0} />
      ) : (
        <Photos {...props} photos={photos} onLost={(src) => setLost((others) => new Set(others).add(src))} />
      )}
    </div>
  );
};
