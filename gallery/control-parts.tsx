import { ListSection } from '../src/ui/inventory/list-filters.tsx';
import { AppliedFilters } from '../src/ui/inventory/list-parts.tsx';
import { EstimateNote } from '../src/ui/components/estimate-note.tsx';
import { Icon } from '../src/ui/components/icon.tsx';
import { Pagination } from '../src/ui/components/pagination.tsx';
import { Chapter, Part, COLUMNS, ROW } from './part.tsx';
import type { GalleryView } from './present-gallery.ts';

const LOOKS = ['primary', 'secondary', 'quiet'] as const;

const Buttons = () => (
  <Chapter title="Buttons and links">
    {LOOKS.map((look) => (
      <Part key={look} of={`Button, ${look}: large, plain, small, with an icon, disabled`}>
        <p style={ROW}>
          {['--lg', '', '--sm'].map((size) => (
            <button key={size} type="button" className={`cars-btn cars-btn--${look}${size && ` cars-btn${size}`}`}>
              Request information
            </button>
          ))}
          <button type="button" className={`cars-btn cars-btn--${look}`}>
            <Icon name="message-2" size="sm" />
            Ask
          </button>
          <button type="button" className={`cars-btn cars-btn--${look}`} aria-disabled="true">
            Sending…
          </button>
        </p>
      </Part>
    ))}
    <Part of="Link, button with a sign alone">
      <p style={ROW}>
        <a className="cars-link" href="#main">
          Privacy policy
        </a>
        <button type="button" className="cars-iconbtn" aria-label="Remove">
          <Icon name="trash" />
        </button>
      </p>
    </Part>
  </Chapter>
);

const Filters = ({ view: { sections, chips, pager, estimate, wholeEstimate } }: { readonly view: GalleryView }) => (
  <Chapter title="Filters and pages">
    <div style={COLUMNS}>
      {sections.map((section) => (
        <Part key={section.key} of={`Filter: ${section.key}${section.open ? '' : ', closed'}`}>
          <ListSection section={section} chips={chips} estimate={estimate} />
        </Part>
      ))}
    </div>
    <Part of="Chips: filters in force, one with a note, one that is long">
      <AppliedFilters chips={chips} offer={{ words: 'Within 100 km', href: '#near' }} clearHref="#filters" clearable />
    </Part>
    <Part of="Pages">
      <Pagination view={pager} />
    </Part>
    <Part of="Terms of the payments: short, and with the whole example that France asks for">
      <EstimateNote estimate={estimate} />
      <EstimateNote estimate={wholeEstimate} />
    </Part>
  </Chapter>
);

export const ControlParts = ({ view }: { readonly view: GalleryView | null }) => (
  <>
    <Buttons />
    {view && <Filters view={view} />}
  </>
);
