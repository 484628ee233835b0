import { Picture } from '../components/picture.tsx';
import type { PictureView } from '../components/present-card.ts';

/** The large picture at the head of a model's or a style's page. */
export const LeadingPicture = ({ picture }: { readonly picture: PictureView }) => (
  <div className={picture.drawn ? 'cars-model__art' : 'cars-model__art cars-model__art--photo'}>
    <Picture picture={picture} sizes="(max-width: 780px) 100vw, 780px" fetchPriority="high" />
  </div>
);
