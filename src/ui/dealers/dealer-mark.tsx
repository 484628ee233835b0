import type { DealerMarkView } from '../components/present-card.ts';

/** A dealer's logo, or their initials where they have none. Decoration: the name stands beside it. */
export const DealerMark = ({ mark: { logo, initials, hue } }: { readonly mark: DealerMarkView }) =>
  logo === null ? (
    <span className="cars-mono" style={{ '--h': hue }} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img className="cars-logo" src={logo} alt="" loading="lazy" decoding="async" />
  );
