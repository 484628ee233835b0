import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from '../../translation.tsx';
import { Icon } from '../../components/icon.tsx';
import { useModal } from '../../overlays/use-modal.ts';
import { StepButtons } from './step-buttons.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useStrip } from './use-strip.ts';
import type { VehiclePhoto } from '../../../domain/vehicle/vehicle-photos.ts';

interface GalleryViewerProps {
  readonly photos: readonly VehiclePhoto[];
  /** What the pictures show. */
  readonly name: string;
  /** The picture that it opens at. */
  readonly from: number;
  /** It is closed; the picture that was seen last. */
  readonly onClosed: (place: number) => void;
}

/** The pictures over the whole window, until Escape or the button. The browser keeps the focus inside, and gives it back. */
export const GalleryViewer = ({ photos, name, from, onClosed }: GalleryViewerProps) => {
  const { t } = useTranslation('vehicle');
  const [open, setOpen] = useState(true);
  const { ref, current, show, onKeyDown } = useStrip(photos.length, from);
  const dialog = useModal(open, () => onClosed(current));
  const count = photos.length;

  useEffect(() => show(from, 'at-once'), [from, show]);

  const fadeOut = (event: SyntheticEvent): void => {
    event.preventDefault();
    setOpen(false);
  };

  return (
    <dialog
      ref={dialog}
      className="cars-viewer"
      aria-label={t('gallery.viewer', { name })}
      onCancel={fadeOut}
      onClose={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <header className="cars-viewer__head">
        <p className="num" role="status">
          <span aria-hidden="true">{`${String(current + 1)} / ${String(count)}`}</span>
          <span className="visually-hidden">{t('gallery.photo', { name, number: current + 1, count })}</span>
        </p>
        <button className="cars-iconbtn" type="button" aria-label={t('gallery.close')} onClick={() => setOpen(false)}>
          <Icon name="x" size="lg" />
        </button>
      </header>
      <div className="cars-viewer__stage">
        <ul className="cars-viewer__strip" ref={ref} tabIndex={-1}>
          {photos.map(({ src, srcSet }, place) => (
            <li key={src}>
              <img
                src={src}
                srcSet={srcSet}
                sizes="100vw"
                alt={t('gallery.photo', { name, number: place + 1, count })}
                width={1280}
                height={853}
                // Those beside the picture that is seen are there before they are.
                loading={Math.abs(place - current) < 2 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </li>
          ))}
        </ul>
        {count > 1 && <StepButtons current={current} count={count} onShow={(place) => show(place)} />}
      </div>
      {count > 1 && (
        <Thumbnails
          photos={photos}
          current={current}
          hrefOf={(place) => photos[place]?.src ?? ''}
          onShow={(place) => show(place)}
        />
      )}
    </dialog>
  );
};
