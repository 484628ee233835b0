import type { Mutations } from './mutations.ts';

const BROWSER_PLACE = 'src/ui/location/browser-place.ts';
const CHAIN = 'src/domain/location/location-chain.ts';
const MODAL = 'src/ui/overlays/use-modal.ts';

export const SECTION_4: Mutations = {
  '4.1': [{ file: 'src/domain/vehicle/messages/en-ca.json', find: '"Purchase pending"', replace: '"Sale pending"' }],
  '4.2': [{ file: 'src/domain/vehicle/messages/en-ca.json', find: 'Another customer is purchasing this vehicle. ', replace: '' }],
  '4.4': [
    { file: MODAL, find: 'fadeIn: 50', replace: 'fadeIn: 0' },
    { file: MODAL, find: `classList.add('is-locked');`, replace: '' },
    { file: MODAL, find: 'appState.set({ modalActive: true });', replace: '' },
  ],
  '4.5': [
    { file: MODAL, find: 'hide: 250', replace: 'hide: 300' },
    { file: MODAL, find: '      unlock();\n', replace: '' },
    { file: MODAL, find: '        afterHiding();\n', replace: '' },
  ],
  '4.6': [
    { file: MODAL, find: 'restoreScroll: 500', replace: 'restoreScroll: 0' },
    { file: MODAL, find: 'if (isIos(navigator.userAgent, navigator.maxTouchPoints)) {', replace: 'if (navigator) {' },
  ],
  '4.7': [
    {
      file: 'src/ui/browser/outbound.ts',
      find: 'processing: { visible: true, text }',
      replace: 'processing: { visible: false, text }',
    },
  ],
  '4.9': [{ file: 'src/ui/layout/loading-bar.tsx', find: 'const THROTTLE = 200', replace: 'const THROTTLE = 100' }],
  '4.10': [{ file: 'src/ui/layout/layout.css', find: 'cars-progress 5s ', replace: 'cars-progress 4s ' }],
  '4.11': [
    { file: 'src/ui/layout/loading-bar.tsx', find: 'const LINGER = 500', replace: 'const LINGER = 400' },
    { file: 'src/ui/layout/loading-bar.tsx', find: `'running' ? 'finished'`, replace: `'running' ? 'hidden'` },
  ],
  '4.12': [
    {
      file: 'src/ui/filters/present-sections.ts',
      find: `OPEN: readonly FilterName[] = ['company', `,
      replace: `OPEN: readonly FilterName[] = [`,
    },
    {
      file: 'src/ui/filters/present-sections.ts',
      find: `'year', 'mileage'];\n\n/** In`,
      replace: `'year', 'mileage', 'transmission'];\n\n/** In`,
    },
    { file: 'src/ui/filters/present-sections.ts', find: `open: true,`, replace: `open: field !== 'mileage',` },
  ],
  '4.14': [
    { file: BROWSER_PLACE, find: 'const here = await position();', replace: 'const here = null as Coordinates | null;' },
    {
      file: BROWSER_PLACE,
      find: `const byIp = await lookUp('get/ip', expected);`,
      replace: 'const byIp = null as Place | null;',
    },
    {
      file: BROWSER_PLACE,
      find: `return province ? guess(province, 'Default Province') : { kind: 'none' };`,
      replace: `return { kind: 'none' };`,
    },
    {
      file: BROWSER_PLACE,
      find: `if (place) return { kind: 'exact', place };`,
      replace: `return place ? { kind: 'exact', place } : { kind: 'none' };`,
    },
  ],
  '4.16': [
    {
      file: 'src/application/location/resolve-location.ts',
      find: 'if (existing?.valid) return',
      replace: 'if (existing) return',
    },
    { file: CHAIN, find: `step.by !== 'ip' || place.countryIso === expected.country`, replace: 'true || place === expected' },
  ],
  '4.19': [{ file: CHAIN, find: `source: 'Server Coordinates', lookup });`, replace: `source: 'Server Keyword', lookup });` }],
  '4.20': [
    {
      file: CHAIN,
      find: `source: 'Server Cookies', place: placeOfCookies(cookies, expected)`,
      replace: `source: 'Server Cookies', place: null`,
    },
  ],
  '4.21': [
    {
      file: CHAIN,
      find: `isValid = (step: Step): boolean => step.by !== 'ip'`,
      replace: `isValid = (step: Step): boolean => step.by !== 'keyword'`,
    },
  ],
  '4.23': [
    { file: 'src/domain/favourites/favourites.ts', find: `(cookie ?? '').split(',')`, replace: `(cookie ?? '').split('.')` },
  ],

  '4.8': [
    { file: 'src/ui/browser/use-ready.ts', find: 'return readyPage === page;', replace: 'return readyPage === page || true;' },
  ],
  '4.15': [
    { file: 'src/ui/location/place-on-load.tsx', find: 'site.location.onLoad && ', replace: '' },
    { file: 'src/ui/location/place-on-load.tsx', find: 'if (!wanted || asked) return;', replace: 'if (!wanted) return;' },
  ],
  '4.17': [
    {
      file: 'src/application/location/resolve-location.ts',
      find: 'if (existing?.valid) return { location: existing, attempts: [] };',
      replace: '',
    },
    {
      file: 'src/adapters/http/visitor-location.ts',
      find: '  if (held) return locationAt(',
      replace: '  if (held && isNamed) return locationAt(',
    },
    { file: 'src/adapters/http/proxy-place.ts', find: ' || !isTrusted(request, request.socket.remoteAddress)', replace: '' },
    {
      file: 'src/adapters/http/visitor-location.ts',
      find: 'const place = isNamed ? null : placeOfProxy',
      replace: 'const place = placeOfProxy',
    },
  ],
  '4.18': [
    { file: CHAIN, find: `  if (city !== '') {`, replace: `  if (city !== '' && postalCode === '') {` },
    {
      file: CHAIN,
      find: `source: 'Server Keyword', lookup: { by: 'keyword', keyword }`,
      replace: `source: 'Server Coordinates', lookup: { by: 'keyword', keyword }`,
    },
  ],
  '4.22': [
    {
      file: 'src/domain/site/chrome-visibility.ts',
      find: `[requestValue, cookieValue].map`,
      replace: `[cookieValue, requestValue].map`,
    },
    {
      file: 'src/domain/site/chrome-visibility.ts',
      find: `said === undefined ? byDefault :`,
      replace: `said === undefined ? false :`,
    },
  ],

  '4.3': [
    {
      file: 'src/application/leads/watch-alerts.ts',
      find: 'AVAILABILITY_RULES[vehicle.availability].enquire',
      replace: '!AVAILABILITY_RULES[vehicle.availability].enquire',
    },
    {
      file: 'src/application/leads/watch-alerts.ts',
      find: 'if (back.length > 0) fired += await alerts.fire(back, clock.now());',
      replace: '',
    },
    { file: 'src/application/leads/watch-alerts.ts', find: ' && !vehicle.hidden', replace: '' },
  ],

  '4.13': [{ file: 'src/domain/inventory/payment-bounds.ts', find: `? 'payment' : 'total');`, replace: `? 'total' : 'total');` }],
};
