import type { PictureView } from '../components/present-card.ts';

/** The `sizes` attribute of a picture on a card. */
export const CARD_SIZES = '(max-width: 640px) 92vw, 340px';

interface PictureProps {
  readonly picture: PictureView;
  readonly sizes: string;
  readonly loading?: 'lazy';
  readonly fetchPriority?: 'high';
}

/** A photo or a drawing; the style sheet reserves its space and crops the photo, but not the drawing. */
export const Picture = ({ picture: { src, srcSet, alt, drawn }, sizes, ...when }: PictureProps) => (
  <img
    className={drawn ? 'is-drawn' : undefined}
    src={src}
    srcSet={srcSet ?? undefined}
    sizes={srcSet === null ? undefined : sizes}
    alt={alt}
    width={600}
    height={drawn ? 300 : 400}
    decoding="async"
    {...when}
  />
);
export const LeadingPicture = ({ picture }: Pick<PictureProps, 'picture'>) => (
  <div className={picture.drawn ? 'cars-model__art' : 'cars-model__art cars-model__art--photo'}>
    <Picture picture={picture} sizes="(max-width: 780px) 100vw, 780px" fetchPriority="high" />
  </div>
);
