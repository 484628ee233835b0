import { gradeLabel } from '../src/domain/vehicle/attribute-labels.ts';
import { GRADES } from '../src/domain/rating/grade.ts';
import { OpeningHours } from '../src/ui/dealers/opening-hours.tsx';
import { VehicleGrid } from '../src/ui/components/vehicle-grid.tsx';
import { FavouriteRow } from '../src/ui/favourites/favourite-row.tsx';
import { GradeMark } from '../src/ui/rating/grade-mark.tsx';
import { RatingLine } from '../src/ui/rating/rating-line.tsx';
import { RatingSection } from '../src/ui/rating/rating-section.tsx';
import { Care } from '../src/ui/vehicle/care.tsx';
import { DealerBlock } from '../src/ui/vehicle/dealer-block.tsx';
import { Facts } from '../src/ui/vehicle/facts.tsx';
import { PriceHistory } from '../src/ui/vehicle/price-history.tsx';
import { PurchasePanel } from '../src/ui/vehicle/purchase-panel.tsx';
import { Share } from '../src/ui/vehicle/share.tsx';
import { AD, CARDS, LIT } from './example-cards.ts';
import { Chapter, Part, COLUMNS, ROW } from './part.tsx';
import type { GalleryView } from './present-gallery.ts';

interface PartsProps {
  readonly view: GalleryView;
}

const NEVER_COMPARED = { checked: false, disabled: false, onChange: () => undefined };

const Cards = () => {
  const [saved, changed] = CARDS;
  return (
    <Chapter title="Cards">
      <Part of="Cards in every state, and an advertisement among them">
        <VehicleGrid cards={CARDS} lit={LIT} ads={[AD]} />
      </Part>
      {saved && changed && (
        <Part of="Saved vehicles: as it was, cheaper and chosen for comparison">
          <ul className="cars-favs__list">
            <FavouriteRow
              favourite={{ card: saved, listed: true, changes: [], was: null, savedOn: 'September 2', similarPath: null }}
              compared={NEVER_COMPARED}
            />
            <FavouriteRow
              favourite={{
                card: changed,
                listed: true,
                changes: [{ kind: 'fell', by: '$1,000', on: null }],
                was: '$29,995',
                savedOn: 'September 2',
                similarPath: null,
              }}
              compared={{ ...NEVER_COMPARED, checked: true }}
            />
          </ul>
        </Part>
      )}
    </Chapter>
  );
};

const Rating = ({ view: { vehicle } }: PartsProps) => (
  <Chapter title="Price rating">
    <Part of="Grades">
      <p style={ROW}>
        {GRADES.map((grade) => (
          <GradeMark key={grade} grade={grade} label={gradeLabel(grade, 1)} />
        ))}
      </p>
    </Part>
    <Part of="Beside the price: rated, not rated">
      {vehicle.rating && <RatingLine rating={vehicle.rating} />}
      <RatingLine rating={{ kind: 'unrated', reason: 'few', model: vehicle.name, sample: 3 }} />
    </Part>
    <Part of="The whole of it">{vehicle.rating && <RatingSection rating={vehicle.rating} />}</Part>
  </Chapter>
);

const Panels = ({ view: { vehicle, others } }: PartsProps) => (
  <Chapter title="Purchase panel and calculator">
    <div style={COLUMNS}>
      <Part of="Available, with the calculator and a figure that could not be read">
        <PurchasePanel view={vehicle} />
      </Part>
      {others.map((other) => (
        <Part key={other.availability.code} of={other.availability.code}>
          <PurchasePanel view={other} />
        </Part>
      ))}
    </div>
  </Chapter>
);

const About = ({ view: { vehicle, hours } }: PartsProps) => (
  <Chapter title="About a vehicle">
    <Part of="Facts">
      <Facts {...vehicle} />
    </Part>
    <Part of="Warranty and plans">
      <Care {...vehicle} asks />
    </Part>
    <Part of="History of prices">
      <PriceHistory {...vehicle} />
    </Part>
    <Part of="Ways to hand the page on">
      <Share {...vehicle} />
    </Part>
    <Part of="Dealer">
      <DealerBlock view={{ ...vehicle, hours: null }} />
    </Part>
    <div style={COLUMNS}>
      {Object.entries(hours).map(
        ([state, week]) =>
          week && (
            <Part key={state} of={`Opening hours: ${state}`}>
              <OpeningHours hours={week} folded={state === 'now not known'} />
            </Part>
          ),
      )}
    </div>
  </Chapter>
);

export const VehicleParts = ({ view }: { readonly view: GalleryView | null }) => (
  <>
    <Cards />
    {view && (
      <>
        <Panels view={view} />
        <Rating view={view} />
        <About view={view} />
      </>
    )}
  </>
);
