import { expect } from 'chai';
import { trafficLines } from '../../../../src/adapters/terminal/traffic-table.ts';

const REPORT = {
  from: '2026-09-01',
  to: '2026-09-30',
  siteId: null,
  views: 1234,
  clicks: 7,
  vehicles: [
    { id: 2481, name: '2019 Toyota RAV4', stockNumber: 'A1001', dealer: 'Autos du Pont-Viau', views: 1200, clicks: 7 },
    { id: 3, name: 'Honda Civic', stockNumber: null, dealer: 'Garage Lachute', views: 34, clicks: 0 },
  ],
  dealers: [
    { id: 1, name: 'Autos du Pont-Viau', vehicles: 1, views: 1200, clicks: 7 },
    { id: 2, name: 'Garage Lachute', vehicles: 1, views: 34, clicks: 0 },
  ],
};

describe('The traffic report on a terminal', () => {
  it('has a table of dealers and one of vehicles', () => {
    expect(trafficLines(REPORT, 20)).to.deep.equal([
      '2026-09-01 to 2026-09-30, all sites: 1,234 views, 7 outbound clicks',
      '',
      'Dealer              Id  Vehicles  Views  Clicks',
      'Autos du Pont-Viau  1          1  1,200       7',
      'Garage Lachute      2          1     34       0',
      '',
      'Vehicle           Id    Stock  Dealer              Views  Clicks',
      '2019 Toyota RAV4  2481  A1001  Autos du Pont-Viau  1,200       7',
      'Honda Civic       3            Garage Lachute         34       0',
    ]);
  });

  it('says what it left out, and which site it is about', () => {
    const lines = trafficLines({ ...REPORT, siteId: 1402 }, 1);
    expect(lines[0]).to.include('site 1402');
    expect(lines.filter((line) => line.startsWith('…'))).to.deep.equal([
      '… and 1 more dealers: --top N shows more, --json all',
      '… and 1 more vehicles: --top N shows more, --json all',
    ]);
  });

  it('is one line where nothing was counted', () => {
    expect(trafficLines({ ...REPORT, views: 0, clicks: 0, vehicles: [], dealers: [] }, 20)).to.have.length(1);
  });
});
