import type { Mutations } from './mutations.ts';

export const SECTION_8: Mutations = {
  '8.1': [
    {
      file: 'src/ui/layout/messages/en-ca.json',
      find: 'An error has occured, please try again',
      replace: 'An error has occurred, please try again',
    },
    { file: 'src/ui/layout/messages/en-ca.json', find: 'unable to load', replace: 'cannot load' },
  ],
  '8.4': [
    {
      file: 'src/ui/browser/outbound.ts',
      find: `    appState.set({ processing: { visible: false, text: '' } });\n`,
      replace: '',
    },
  ],
  '8.6': [
    {
      file: 'src/domain/location/location-chain.ts',
      find: `step.by !== 'ip' || place.countryIso === expected.country`,
      replace: 'true || place === expected',
    },
  ],
  '8.7': [
    {
      file: 'src/ui/location/browser-place.ts',
      find: '() => resolve(null),\n      GEOLOCATION',
      replace: '() => undefined,\n      GEOLOCATION',
    },
    {
      file: 'src/ui/location/browser-place.ts',
      find: `if (place) return { kind: 'exact', place };`,
      replace: `return place ? { kind: 'exact', place } : { kind: 'none' };`,
    },
  ],
  '8.9': [
    {
      file: 'src/ui/errors/not-found.route.tsx',
      find: `<h1>{errorMessage({ kind: 'not-found' }, t)}</h1>`,
      replace: '<h1>Oops</h1>',
    },
    {
      file: 'src/ui/errors/not-found.route.tsx',
      find: `to={pathOf('Public_Index', languageId)}`,
      replace: `to={pathOf('Public_Support', languageId)}`,
    },
  ],
  '8.10': [
    { file: 'src/domain/errors/error-catalogue.ts', find: 'DEFAULT_ERROR_STATUS = 500', replace: 'DEFAULT_ERROR_STATUS = 400' },
    {
      file: 'src/ui/errors/error.route.tsx',
      find: `{status} · {message ?? errorMessage({ kind: 'title' }, t)}`,
      replace: `{status} · {message}`,
    },
  ],
  '8.5': [
    {
      file: 'src/adapters/location/fallback-location-provider.ts',
      find: `if (answer.kind !== 'unavailable') return answer;`,
      replace: 'if (answer) return answer;',
    },
    {
      file: 'src/ui/location/browser-place.ts',
      find: `if (byIp?.countryIso === expected.country)`,
      replace: `if (!byIp) return { kind: 'none' };\n  if (byIp.countryIso === expected.country)`,
    },
    {
      file: 'src/application/location/resolve-location.ts',
      find: `    attempts.push({`,
      replace: `    if (answer && answer.kind !== 'found') break;\n    attempts.push({`,
    },
  ],
  '8.11': [
    { file: 'src/ui/browser/log-failure.ts', find: 'console.error(error, appState.get());', replace: 'void error;' },
    { file: 'src/ui/errors/route-error.tsx', find: '    useEffect(() => logFailure(error), [error]);\n', replace: '' },
  ],

  '8.2': [
    {
      file: 'src/ui/browser/call.ts',
      find: `typeof answer.ID === 'string' ? answer.ID : undefined`,
      replace: `typeof answer.ID === 'number' ? String(answer.ID) : undefined`,
    },
  ],

  '8.3': [
    {
      file: 'src/ui/client.tsx',
      find: `showAlert(errorMessage({ kind: 'title' }, t), errorMessage({ kind: 'item' }, t));`,
      replace: `showAlert(errorMessage({ kind: 'title' }, t), '');`,
    },
  ],

  '8.8': [
    {
      file: 'src/ui/client.tsx',
      find: 'if (mayReload(initial.build, () => window.sessionStorage)) window.location.reload();',
      replace: '',
    },
    { file: 'src/ui/browser/reload-once.ts', find: 'if (storage.getItem(keyOf(build)) !== null) return false;', replace: '' },
  ],
};
