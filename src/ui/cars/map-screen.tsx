import { useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { Pagination } from '../components/pagination.tsx';
import { VehicleGrid } from '../components/vehicle-card.tsx';
import { MapFrame } from '../map/map-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { CarsView } from './cars-view.ts';
import { EmptyList } from './empty-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterBar, HiddenHeading, Results, Title, Toolbar, Unread } from './list-parts.tsx';

const NOBODY: readonly number[] = [];
const NOWHERE = { at: 'card', companyIds: NOBODY } as const;

/** The dealer whose card this is part of, in a list. */
const companyOf = (target: EventTarget): readonly number[] => {
  const company = target instanceof Element ? target.closest<HTMLElement>('[data-company]')?.dataset.company : undefined;
  return company === undefined ? [] : [Number(company)];
};

/** List and map beside each other, in step: what the visitor points at in one stands out in the other. */
export const MapScreen = ({ view }: { readonly view: CarsView }) => {
  const { t } = useTranslation('cars');
  const [pointed, point] = useState<{ readonly at: 'card' | 'map'; readonly companyIds: readonly number[] }>(NOWHERE);
  const litIn = (at: 'card' | 'map'): readonly number[] => (pointed.at === at ? NOBODY : pointed.companyIds);
  const pointAtCard = ({ target }: { readonly target: EventTarget }): void => {
    const companyIds = companyOf(target);
    if (companyIds[0] !== pointed.companyIds[0]) point({ at: 'card', companyIds });
  };
  return (
    <div className="cars-list cars-list--map">
      <div className="cars-mapbar">
        <FilterBar view={view} />
        <Toolbar view={view} />
      </div>
      <FilterPanel view={view} />
      <Results view={view}>
        <p className="cars-notice cars-map__unscripted" role="note">
          <Icon name="info-circle" />
          {t('map.unscripted')}
        </p>
        <Title view={view} />
        <Unread unread={view.unread} />
        {view.empty ? (
          <EmptyList empty={view.empty} />
        ) : (
          <div
            onPointerOver={pointAtCard}
            onPointerLeave={() => point(NOWHERE)}
            onFocus={pointAtCard}
            onBlur={() => point(NOWHERE)}
          >
            <HiddenHeading />
            <VehicleGrid cards={view.cards} lit={litIn('card')} />
            <Pagination view={view.pager} />
          </div>
        )}
      </Results>
      {view.map && (
        <MapFrame
          view={view.map}
          path={view.path}
          lit={litIn('map')}
          onHover={(companyIds) => point({ at: 'map', companyIds })}
        />
      )}
      <BottomBar view={view} />
    </div>
  );
};
