import type { ImgHTMLAttributes } from 'react';
import type { PictureView } from './present-card.ts';

/** The `sizes` attribute of a picture on a card. */
export const CARD_SIZES = '(max-width: 640px) 92vw, 340px';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly picture: PictureView;
  readonly sizes: string;
}

/** A photo or a drawing; the style sheet reserves its space and crops the photo, but not the drawing. */
export const Picture = ({ picture: { src, srcSet, alt, drawn }, sizes, ...others }: PictureProps) => (
  <img
    className={drawn ? 'is-drawn' : undefined}
    src={src}
    srcSet={srcSet ?? undefined}
    sizes={srcSet === null ? undefined : sizes}
    alt={alt}
    width={600}
    height={drawn ? 300 : 400}
    decoding="async"
    {...others}
  />
);
