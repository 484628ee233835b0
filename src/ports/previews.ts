/** What a picture for sharing shows, as ready text. */
export interface PreviewCard {
  readonly site: string;
  /** Whether our drawn mark stands with the site's name: not with a partner's. */
  readonly mark: boolean;
  readonly title: string;
  readonly subtitle: string | null;
  readonly price: string | null;
  /** As `#rrggbb`: of words and marks, and behind a drawing. */
  readonly colours: { readonly accent: string; readonly soft: string };
  /** A dealer's photo by its address at the dealer's; the drawing alone where there is none, or where it can't be had. */
  readonly photo: string | null;
  /** Name of a drawing (`illustrationOf`, without folder and ending). */
  readonly drawing: string;
}

export interface Preview {
  readonly contentType: 'image/jpeg';
  readonly bytes: Uint8Array;
  /** False where the drawing stands in for a photo that could not be had now: asking again later may give another picture. */
  readonly lasting: boolean;
}

/** Paints the pictures that stand for a page where somebody shares it (`PREVIEW_SIZE`). */
export interface Previews {
  /** Equal cards give equal pictures. Null while too many others wait for theirs; rejects when it cannot paint. */
  preview(card: PreviewCard): Promise<Preview | null>;
}
