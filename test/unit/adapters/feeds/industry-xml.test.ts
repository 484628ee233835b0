import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileFeed } from '../../../../src/adapters/feeds/file-feed.ts';
import { parseProfile } from '../../../../src/adapters/feeds/load-profile.ts';
import { createRecordMapper } from '../../../../src/domain/feeds/record-mapper.ts';
import type { MappedRecord } from '../../../../src/domain/feeds/mapped-record.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** In the manner of STAR: namespaces, units and currencies as attributes, the kind of a price in a child. */
const STAR = `<?xml version="1.0" encoding="UTF-8"?>
<star:ShowVehicleInventory xmlns:star="http://www.starstandard.org/STAR/5"><star:ShowVehicleInventoryDataArea><star:VehicleInventory>
<star:VehicleInventoryInvoice><star:VehicleInventoryVehicleLineItem>
  <star:Vehicle><star:VehicleID>1HGCM82633A004352</star:VehicleID><star:Model>Civic</star:Model><star:ModelYear>2019</star:ModelYear>
    <star:MakeString>Honda</star:MakeString><star:SaleClassCode>Used</star:SaleClassCode></star:Vehicle>
  <star:VehicleStockString>A1</star:VehicleStockString>
  <star:InDeliveryDistanceMeasure unitCode="mile">51201</star:InDeliveryDistanceMeasure>
  <star:PricingABIE><star:Price><star:PriceCode>MSRP</star:PriceCode><star:ChargeAmount currencyID="CAD">31500</star:ChargeAmount></star:Price>
    <star:Price><star:PriceCode>Asking</star:PriceCode><star:ChargeAmount currencyID="CAD">18995</star:ChargeAmount></star:Price></star:PricingABIE>
</star:VehicleInventoryVehicleLineItem></star:VehicleInventoryInvoice></star:VehicleInventory></star:ShowVehicleInventoryDataArea></star:ShowVehicleInventory>`;

const STAR_PROFILE = `format: xml
records: ShowVehicleInventory/ShowVehicleInventoryDataArea/VehicleInventory/VehicleInventoryInvoice/VehicleInventoryVehicleLineItem
feed: full
market: CA
currency: CAD
fields:
  stockNumber: VehicleStockString
  vin: Vehicle/VehicleID
  make: Vehicle/MakeString
  model: Vehicle/Model
  year: Vehicle/ModelYear
  condition: Vehicle/SaleClassCode
  mileage: { join: [InDeliveryDistanceMeasure, InDeliveryDistanceMeasure/@unitCode] }
  price: 'PricingABIE/Price[PriceCode=Asking]/ChargeAmount'
  listPrice: 'PricingABIE/Price[PriceCode=MSRP]/ChargeAmount'
  currency: PricingABIE/Price/ChargeAmount/@currencyID
`;

/** In the manner of Carfax: everything in attributes, records of the history beside it. */
const CARFAX = `<inventory><dealer id="77" name="Autos Laval"><vehicle vin="1HGCM82633A004352" stock="A1" year="2019" make="HONDA" model="CIVIC" trim="EX"
  odometer="82,400 km" price="$18,995" body="SEDAN 4DR" transmission="8-Speed Automatic Sport" drive="4x4 w/Rear Wheel Drv">
  <history owners="2" use="Rental" report="https://history.example/r/1"/></vehicle></dealer></inventory>`;

const CARFAX_PROFILE = `format: xml
records: inventory/dealer/vehicle
feed: full
market: CA
currency: CAD
dealer:
  key: '../@id'
  name: { template: '{../@name} (Carfax)' }
fields:
  stockNumber: '@stock'
  vin: '@vin'
  make: '@make'
  model: '@model'
  version: '@trim'
  year: '@year'
  mileage: '@odometer'
  price: '@price'
  body: '@body'
  transmission: '@transmission'
  drivetrain: '@drive'
  owners: history/@owners
  priorUse: history/@use
  historyReportUrl: history/@report
`;

describe('XML of the industry', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  const only = async (xml: string, yaml: string): Promise<Extract<MappedRecord, { kind: 'vehicle' }>> => {
    const path = join(folder.path, 'feed.xml');
    writeFileSync(path, xml);
    const profile = parseProfile('p', 'p.yaml', yaml);
    const [row] = await Array.fromAsync(new FileFeed(path, profile).rows());
    const mapped =
      row?.kind === 'record' && createRecordMapper(profile, { thisYear: 2026, dealers: 'key' in profile.dealer }).map(row.record);
    if (mapped === false || mapped.kind !== 'vehicle') throw new Error(JSON.stringify(mapped));
    return mapped;
  };

  it('like STAR is read with units and kinds of prices from attributes and children', async () => {
    const { facts, issues } = await only(STAR, STAR_PROFILE);
    expect(facts).to.deep.include({ stockNumber: 'A1', vin: '1HGCM82633A004352', make: 'Honda', model: 'Civic', year: 2019 });
    expect(facts).to.deep.include({ mileageKm: 82_400, mileageOriginal: { value: 51_201, unit: 'mi' } });
    expect(facts).to.deep.include({ price: { amount: 18_995, currency: 'CAD' }, details: { listPrice: 31_500 } });
    expect(issues).to.deep.equal([]);
  });

  it('like Carfax is read from attributes, with owners, prior use, the report and the dealer around the vehicles', async () => {
    const { facts, issues, dealer } = await only(CARFAX, CARFAX_PROFILE);
    expect(dealer).to.include({ key: '77', name: 'Autos Laval (Carfax)' });
    expect(facts).to.deep.include({ make: 'Honda', model: 'Civic', version: 'EX', mileageKm: 82_400, owners: 2, body: 'sedan' });
    expect(facts).to.deep.include({ transmission: 'automatic', gears: 8, drivetrain: '4x4', details: { priorUse: 'rental' } });
    expect(facts.historyReportUrl).to.equal('https://history.example/r/1');
    expect(issues).to.deep.equal([]);
  });
});
