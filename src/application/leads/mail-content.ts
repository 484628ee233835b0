/** What a mail says, before it is laid out. */

export interface MailRow {
  readonly label: string;
  /** Of several lines where the visitor wrote them. */
  readonly value: string;
  /** Where the value leads: https, mailto or tel. */
  readonly href?: string;
}

/** Of the vehicle, with what it shows for readers without pictures. */
export interface MailPicture {
  readonly url: string;
  readonly alt: string;
}

export interface MailLink {
  readonly label: string;
  /** https, mailto or tel. */
  readonly url: string;
}

export interface MailContent {
  readonly title: string;
  readonly before: readonly string[];
  readonly picture?: MailPicture | null;
  readonly rows: readonly MailRow[];
  /** The one thing to do, as a button. */
  readonly link?: MailLink | null;
  readonly after?: readonly string[];
}

/** `MailContent` with who sends it, and from where (CASL and the French LCEN ask for it), as the site looks. */
export interface SignedContent extends MailContent {
  readonly sender: readonly string[];
  readonly brand: {
    readonly name: string;
    readonly url: string;
    /** `#rrggbb`, dark enough for white text. */
    readonly accent: string;
    /** The address of the mark that stands before the name; null for a site that has none. */
    readonly mark: string | null;
  };
}
