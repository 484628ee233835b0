import type { Mutations } from './mutations.ts';

const APP = 'src/adapters/http/create-app.ts';
const CHOOSE = '  app.use(chooseSite(sites, words));\n';

export const SECTION_6: Mutations = {
  '6.1': [
    {
      file: APP,
      find: CHOOSE,
      replace: `${CHOOSE}  app.use((request, response, next) => (request.headers.authorization ? next() : void response.sendStatus(401)));\n`,
    },
    {
      file: APP,
      find: CHOOSE,
      replace: `${CHOOSE}  app.use((request, response, next) => (request.headers.authorization ? void response.redirect('/') : next()));\n`,
    },
  ],
  '6.2': [
    { file: 'src/domain/site/company-restriction.ts', find: ' && !main', replace: ' && main' },
    { file: 'src/domain/site/company-restriction.ts', find: `section.toUpperCase() === 'SHOWROOM' && `, replace: '' },
  ],
  '6.3': [{ file: 'sites/dealer.yaml', find: 'header: default', replace: 'header: automoto' }],
  '6.4': [
    {
      file: 'src/domain/site/site.ts',
      find: 'companyIds: site.companyIds.length > 0 ? site.companyIds : null',
      replace: 'companyIds: null',
    },
  ],
};
