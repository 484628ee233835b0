import { CONSENT_PURPOSES } from '../src/domain/consent/consent.ts';
import { appState, showAlert } from '../src/ui/browser/app-state.ts';
import { EmptyList } from '../src/ui/inventory/empty-list.tsx';
import { Unread } from '../src/ui/inventory/list-parts.tsx';
import { Icon } from '../src/ui/components/icon.tsx';
import { ConsentNotice } from '../src/ui/consent/consent-notice.tsx';
import { errorPage } from '../src/ui/errors/error.route.tsx';
import { notFoundPage } from '../src/ui/errors/not-found.route.tsx';
import { FrameProvider, useFrame } from '../src/ui/layout/frame-context.tsx';
import { LeadForm } from '../src/ui/leads/lead-form.tsx';
import { Chapter, Part, COLUMNS, ROW } from './part.tsx';
import type { GalleryView } from './present-gallery.ts';

const PROCESSING_MS = 2000;

const showProcessing = (): void => {
  appState.set({ processing: { visible: true, text: 'Taking you to Autos Rive-Nord' } });
  setTimeout(() => appState.set({ processing: { visible: false, text: '' } }), PROCESSING_MS);
};

const Consent = () => {
  const frame = useFrame();
  return (
    <FrameProvider value={{ ...frame, consent: { purposes: CONSENT_PURPOSES, chosen: null, asks: true } }}>
      <ConsentNotice />
    </FrameProvider>
  );
};

const Notices = () => (
  <Chapter title="Notices and overlays">
    <Part of="Notice: plain, warning">
      <div className="cars-notice">
        <Icon name="info-circle" />
        <p>These vehicles and dealers are invented.</p>
      </div>
      <div className="cars-notice cars-notice--warning">
        <Icon name="clock" />
        <p>
          <strong>Purchase pending</strong>
          Another customer is purchasing this vehicle.
        </p>
      </div>
    </Part>
    <Part of="What of an address could not be read">
      <Unread unread={['PriceMax=abc', 'YearMin=never']} unused="with a trunk for two" anywhereHref={null} />
    </Part>
    <Part of="Near the visitor, whose place nobody knows">
      <Unread unread={[]} unused={null} anywhereHref="#anywhere" />
    </Part>
    <Part of="Over the page: alert, work under way">
      <p style={ROW}>
        <button
          type="button"
          className="cars-btn cars-btn--secondary"
          onClick={() => showAlert('Error', 'An error has occured, please try again')}
        >
          Show the alert
        </button>
        <button type="button" className="cars-btn cars-btn--secondary" onClick={showProcessing}>
          Show work under way
        </button>
      </p>
    </Part>
    <Part of="Work under way, in place">
      <p style={ROW}>
        <span className="cars-spinner" aria-hidden="true" />
        <span>Finding you…</span>
      </p>
    </Part>
    <Part of="Choice about measuring and advertising">
      <Consent />
    </Part>
  </Chapter>
);

const Forms = ({ forms: states }: Pick<GalleryView, 'forms'>) => (
  <Chapter title="Forms">
    <div style={COLUMNS}>
      {states.map(({ of, kind, forms }) => (
        <Part key={of} of={of}>
          <LeadForm kind={kind} forms={forms} />
        </Part>
      ))}
    </div>
  </Chapter>
);

const EmptyStates = ({ chips }: Pick<GalleryView, 'chips'>) => {
  const frame = useFrame();
  const [first, second] = chips;
  return (
    <Chapter title="Nothing, too far, not found, broken">
      {first && second && (
        <Part of="No result, and what would bring some">
          <EmptyList
            empty={{
              kind: 'nothing',
              relaxations: [{ ...first, words: [first.words], brings: { count: 12, text: '12' } }],
              wider: {
                words: { key: 'chip.near', values: { distance: '200 km' } },
                href: second.href,
                brings: { count: 1, text: '1' },
              },
              similar: [],
            }}
          />
        </Part>
      )}
      <Part of="A page after the last one">
        <EmptyList empty={{ kind: 'beyond', pages: { count: 7, text: '7' }, firstHref: '#page-1' }} />
      </Part>
      <Part of="Not found">
        <notFoundPage.Screen view={null} frame={frame} />
      </Part>
      <Part of="An error">
        <errorPage.Screen view={{ status: 500, requestId: '0f3a' }} frame={frame} />
      </Part>
    </Chapter>
  );
};

export const StateParts = ({ view }: { readonly view: GalleryView | null }) => (
  <>
    <Notices />
    {view && <Forms {...view} />}
    <EmptyStates chips={view?.chips ?? []} />
  </>
);
