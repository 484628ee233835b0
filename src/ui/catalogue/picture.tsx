import type { CardView } from '../components/vehicle-card.tsx';

/** Of a picture on a card, as `sizes` says it. */
export const CARD_SIZES = '(max-width: 640px) 92vw, 340px';

interface PictureProps {
  readonly picture: CardView['image'];
  readonly sizes: string;
  readonly loading?: 'lazy';
  readonly fetchPriority?: 'high';
}

/** A photo or a drawing; its place has its room reserved by the style sheet, where the photo is cropped and the drawing is not. */
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

/** The picture that a page begins with. */
export const LeadingPicture = ({ picture }: Pick<PictureProps, 'picture'>) => (
  <div className={picture.drawn ? 'cars-model__art' : 'cars-model__art cars-model__art--photo'}>
    <Picture picture={picture} sizes="(max-width: 780px) 100vw, 780px" fetchPriority="high" />
  </div>
);
