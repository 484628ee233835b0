/** The content of a picture for sharing, as translated text. */
export interface PreviewCard {
  readonly site: string;
  /** Whether our logo is shown with the site's name; not for a partner. */
  readonly mark: boolean;
  readonly title: string;
  readonly subtitle: string | null;
  readonly price: string | null;
  /** `#rrggbb`: of text and logo, and behind a drawing. */
  readonly colours: { readonly accent: string; readonly soft: string };
  /** The address of the dealer's photo; the drawing is used when it is null or the photo is not available. */
  readonly photo: string | null;
  /** Name of a drawing (`illustrationOf`, without folder and ending). */
  readonly drawing: string;
}

/** What a picture shows that has no words. */
export type PictureCard = Pick<PreviewCard, 'photo' | 'drawing' | 'colours'>;

export interface Preview {
  readonly contentType: 'image/jpeg';
  readonly bytes: Uint8Array;
  /** False when the drawing replaces a photo that is not available now: a later request may give another picture. */
  readonly lasting: boolean;
}

/** Draws the pictures for sharing a page (`PREVIEW_SIZE`), and those in mails (`PICTURE_SIZE`). */
export interface Previews {
  /** Equal cards give equal pictures. Null when too many others are waiting; rejects when it cannot draw. */
  preview(card: PreviewCard): Promise<Preview | null>;
  /** As `preview`, the vehicle alone. */
  picture(card: PictureCard): Promise<Preview | null>;
}
