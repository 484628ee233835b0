import { illustrationOf } from '../src/domain/vehicle/illustration.ts';
import type { AdView } from '../src/ui/components/present-ad.ts';
import type { CardView } from '../src/ui/components/present-card.ts';

const AVAILABLE: CardView = {
  id: 1,
  companyId: 1,
  href: '#cards',
  name: 'Toyota RAV4',
  version: 'Available, two badges, priced',
  facts: ['2022', '12,450 km', 'CVT', 'Hybrid'],
  price: '$28,995',
  payment: { amount: '$98', frequency: 'Weekly' },
  rating: { grade: 'great', label: 'Great price', usual: '$32,450' },
  drop: { by: '$1,000', before: '$29,995' },
  listed: '3 days ago',
  photos: '12',
  state: null,
  priceLabel: null,
  badges: ['promotion', 'certified'],
  image: { src: illustrationOf('suv', 'red'), srcSet: null, alt: 'Toyota RAV4, drawing', drawn: true },
  dealer: { name: 'Autos Rive-Nord', href: '#dealer', logo: null, initials: 'RN', hue: 225 },
  distance: '12 km',
  bridge: false,
  newTab: false,
};

const BARE: CardView = { ...AVAILABLE, badges: [], rating: null, drop: null, photos: null };

export const CARDS: readonly CardView[] = [
  AVAILABLE,
  { ...BARE, id: 2, companyId: 2, version: 'Lit from the map', badges: ['inspected', 'buyOnline'] },
  { ...BARE, id: 3, version: 'Sold', state: { label: 'Sold', note: null, dimmed: true } },
  { ...BARE, id: 4, version: 'Purchase pending', state: { label: 'Purchase pending', note: 'pending', dimmed: true } },
  { ...BARE, id: 5, version: 'Coming', state: { label: 'Coming', note: 'coming', dimmed: false } },
  { ...BARE, id: 6, version: 'Price coming', price: null, payment: null, priceLabel: 'Price coming' },
  { ...BARE, id: 7, version: 'Price on request, no dealer named', price: null, payment: null, dealer: null, distance: null },
  {
    ...BARE,
    id: 8,
    name: 'Mercedes-Benz Classe V Marco Polo Horizon',
    version: 'Long words: Ausstattungsvariante mit Allradantrieb und Panorama-Glasschiebedach, sold on the dealer’s own site',
    facts: ['2019', '12,345,678 km', 'Automatic, nine speeds', 'Plug-in hybrid'],
    price: '$1,234,567',
    dealer: {
      name: 'Société des automobiles de Notre-Dame-du-Bon-Conseil et Fils',
      href: '#dealer',
      logo: null,
      initials: 'SA',
      hue: 30,
    },
    bridge: true,
  },
];

export const LIT: readonly number[] = [2];

export const AD: AdView = {
  name: 'example',
  title: 'Charge at home',
  text: 'Every electric vehicle of our dealers, new and used, with its price.',
  action: 'See electric vehicles',
  href: '#cards',
  external: false,
  picture: illustrationOf('hatchback', 'blue'),
  frame: null,
};
