import { GRADES } from '../../domain/rating/rating.ts';
import { OpeningHours } from '../components/opening-hours.tsx';
import { VehicleGrid } from '../components/vehicle-grid.tsx';
import { FavouriteRow } from '../favourites/favourite-row.tsx';
import { useFrame } from '../layout/frame-context.tsx';
import { GradeMark } from '../rating/grade-mark.tsx';
import { RatingLine } from '../rating/rating-line.tsx';
import { RatingSection } from '../rating/rating-section.tsx';
import { Care } from '../vehicle/care.tsx';
import { DealerBlock } from '../vehicle/dealer-block.tsx';
import { Facts } from '../vehicle/facts.tsx';
import { PriceHistory } from '../vehicle/price-history.tsx';
import { PurchasePanel } from '../vehicle/purchase-panel.tsx';
import { Share } from '../vehicle/share.tsx';
import { AD, CARDS, LIT } from './example-cards.ts';
import { calculatorIn, HOURS, OTHER_STATES, RATED, UNRATED, VEHICLE } from './example-vehicle.ts';
import { Chapter, Part, COLUMNS, ROW } from './part.tsx';

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

const Rating = () => (
  <Chapter title="Price rating">
    <Part of="Grades">
      <p style={ROW}>
        {GRADES.map((grade) => (
          <GradeMark key={grade} grade={grade} />
        ))}
      </p>
    </Part>
    <Part of="Beside the price: rated, not rated">
      <RatingLine rating={RATED} />
      <RatingLine rating={UNRATED} />
    </Part>
    <Part of="The whole of it">
      <RatingSection rating={RATED} />
    </Part>
  </Chapter>
);

const Panels = () => {
  const { languageId } = useFrame();
  return (
    <Chapter title="Purchase panel and calculator">
      <div style={COLUMNS}>
        <Part of="Available, with the calculator and a figure that could not be read">
          <PurchasePanel view={{ ...VEHICLE, payment: calculatorIn(languageId) }} />
        </Part>
        {Object.entries(OTHER_STATES).map(([state, view]) => (
          <Part key={state} of={state}>
            <PurchasePanel view={view} />
          </Part>
        ))}
      </div>
    </Chapter>
  );
};

export const VehicleParts = () => (
  <>
    <Cards />
    <Panels />
    <Rating />
    <Chapter title="About a vehicle">
      <Part of="Facts">
        <Facts {...VEHICLE} />
      </Part>
      <Part of="Warranty and plans">
        <Care {...VEHICLE} asks />
      </Part>
      <Part of="History of prices">
        <PriceHistory {...VEHICLE} />
      </Part>
      <Part of="Ways to hand the page on">
        <Share {...VEHICLE} />
      </Part>
      <Part of="Dealer">
        <DealerBlock view={VEHICLE} />
      </Part>
      <div style={COLUMNS}>
        {Object.entries(HOURS).map(([state, hours]) => (
          <Part key={state} of={`Opening hours: ${state.toLowerCase()}`}>
            <OpeningHours hours={hours} />
          </Part>
        ))}
        {HOURS['Now not known'] && (
          <Part of="Opening hours, folded">
            <OpeningHours hours={HOURS['Now not known']} folded />
          </Part>
        )}
      </div>
    </Chapter>
  </>
);
