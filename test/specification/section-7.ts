import type { Mutations } from './mutations.ts';

const CALL = 'src/ui/browser/call.ts';
const SESSION = 'src/domain/tracking/session-query.ts';
const OUTBOUND = 'src/ui/browser/outbound.ts';
const REPORTS = 'src/ui/browser/browser-tracking.ts';

export const SECTION_7: Mutations = {
  '7.1': [
    { file: SESSION, find: `'Session.Language': String(languageId)`, replace: `'Session.Lang': String(languageId)` },
    { file: SESSION, find: '`${String(now.getFullYear())}-', replace: '`${String(now.getFullYear())}/' },
    { file: SESSION, find: `    'Session.Time': `, replace: `    'Session.Clock': ` },
    { file: SESSION, find: `'Session.Host': host`, replace: `'Session.Host': ''` },
    { file: SESSION, find: `    'Session.Url': url,\n`, replace: '' },
    { file: CALL, find: 'return call(DATA_PREFIX + target, {', replace: 'return fetch(DATA_PREFIX + target); void ({' },
  ],
  '7.2': [
    { file: SESSION, find: `'Content-Type': 'application/json', `, replace: '' },
    { file: SESSION, find: `, 'Cache-Control': 'no-cache'`, replace: '' },
  ],
  '7.3': [
    { file: 'src/adapters/location/http/json-call.ts', find: '{ ...CALL_HEADERS, ...headers }', replace: 'headers' },
    { file: SESSION, find: `    'Session.Host': host,\n`, replace: '' },
    {
      file: 'src/adapters/location/http/http-location-provider.ts',
      find: 'Country: country, Province: province }',
      replace: 'Country: country }',
    },
  ],
  '7.4': [
    { file: SESSION, find: 'TRANSPORT_FAILED = -1', replace: 'TRANSPORT_FAILED = 0' },
    { file: CALL, find: '  Error: error,\n', replace: '' },
    { file: CALL, find: `method: body ? 'POST' : 'GET'`, replace: `method: 'GET'` },
    { file: CALL, find: `send(url, { body, keepalive })`, replace: `send(url, { keepalive })` },
  ],
  '7.5': [
    { file: REPORTS, find: '`${appState.get().server}/api', replace: '`/api' },
    { file: REPORTS, find: `'bridge/track', tracking`, replace: `'track', tracking` },
    { file: 'src/domain/tracking/tracking-payload.ts', find: '  Url: url,\n', replace: '' },
    { file: SESSION, find: 'SUCCEEDED = 1', replace: 'SUCCEEDED = 0' },
  ],
  '7.6': [{ file: 'src/domain/tracking/tracking-payload.ts', find: 'siteId !== 0', replace: 'siteId >= 0' }],
  '7.7': [
    { file: OUTBOUND, find: 'OPENS_AFTER_MS = 1000', replace: 'OPENS_AFTER_MS = 900' },
    { file: OUTBOUND, find: 'newTab && !isPhone(navigator)', replace: 'newTab' },
    { file: OUTBOUND, find: '&& !isSafari(navigator)', replace: '' },
    { file: OUTBOUND, find: 'if (newTab && ', replace: 'if (!newTab && ' },
  ],
  '7.8': [
    { file: OUTBOUND, find: `    appState.set({ processing: { visible: false, text: '' } });\n`, replace: '' },
    {
      file: OUTBOUND,
      find: '  tracking.left(leaving);\n',
      replace: `  tracking.left(leaving);\n  throw new Error('the report failed');\n`,
    },
  ],
  '7.9': [
    { file: REPORTS, find: `report('views', `, replace: `report('view', ` },
    { file: REPORTS, find: 'if (isTracked(view.siteId)) report', replace: 'report' },
    { file: REPORTS, find: 'viewPayload(view)', replace: '{ SiteId: view.siteId }' },
  ],
  '7.11': [
    {
      file: 'src/adapters/http/api/location-api.ts',
      find: `named !== '' && isTrustedPeer(request) ? named`,
      replace: `named !== '' ? named`,
    },
    { file: 'src/adapters/http/api/location-api.ts', find: `named !== '' && isTrustedPeer(request) ? named : (`, replace: `(` },
  ],
  '7.12': [
    { file: 'src/domain/location/expected-place.ts', find: `country === 'FR' ? '' : province`, replace: `province` },
    { file: 'src/domain/location/expected-place.ts', find: `'IDF' : 'QC'`, replace: `'IDF' : 'ON'` },
  ],
  '7.13': [
    { file: REPORTS, find: '|| appState.get().localhost ', replace: '' },
    { file: REPORTS, find: 'view.tagManager === null || ', replace: '' },
  ],
  '7.14': [
    { file: 'src/domain/tracking/product-view-event.ts', find: '  transmission: vehicle', replace: '  gearbox: vehicle' },
    { file: 'src/domain/tracking/product-view-event.ts', find: '  mileage: vehicle.mileageKm,\n', replace: '' },
  ],

  '7.10': [
    {
      file: 'src/adapters/http/api/location-api.ts',
      find: 'Status: SUCCEEDED, Location: toWire',
      replace: 'Status: SUCCEEDED, Place: toWire',
    },
  ],

  '7.15': [
    { file: 'src/adapters/http/api/openapi-paths.ts', find: `'/api/suggest': get(`, replace: `'/api/suggestions': get(` },
    { file: 'src/adapters/http/api/openapi-paths.ts', find: `'/api/leads': {`, replace: `'/api/requests': {` },
  ],
};
