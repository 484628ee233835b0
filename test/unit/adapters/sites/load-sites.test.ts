import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { HOME_BLOCKS } from '../../../../src/domain/site/home-page.ts';
import { FaultyFile } from '../../../../src/adapters/yaml/faulty-file.ts';
import { loadSites } from '../../../../src/adapters/sites/load-sites.ts';
import type { Site } from '../../../../src/domain/site/site.ts';
import siteSchema from '../../../../sites/site.schema.json' with { type: 'json' };

const CONTACT = 'contact: { senderName: Cove Cars, postalAddress: "1 Quay, Gaspé", mail: hello@cove.example }';

describe('Site files', () => {
  let dir: string;
  beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'sites-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  const write = (name: string, ...lines: string[]): void => writeFileSync(join(dir, name), lines.join('\n'));
  const problems = (): readonly string[] => {
    try {
      loadSites(dir);
    } catch (error) {
      if (error instanceof FaultyFile) return error.problems.map((problem) => problem.replace(`${dir}/`, ''));
      throw error;
    }
    return [];
  };

  describe('a short file', () => {
    it('is a whole site: what is unset has its default', () => {
      write('cove.yaml', 'name: Cove Cars', 'hosts: [cars.cove.example]', CONTACT);
      const site: Site = {
        key: 'cove',
        name: 'Cove Cars',
        hosts: ['cars.cove.example'],
        origin: null,
        hsts: { includeSubDomains: false, preload: false },
        siteId: 0,
        source: 'AUTO123',
        division: 'Automotive',
        kinds: null,
        country: 'CA',
        province: 'QC',
        languages: [1, 2, 3, 4, 5],
        defaultLanguage: 1,
        currency: 'USD',
        searchType: 'LEAD',
        searchTarget: 'SELF',
        header: 'automoto',
        chrome: { menu: true, header: true, footer: true },
        logoInInventory: true,
        main: false,
        specs: false,
        companyIds: [],
        ads: [],
        offers: [],
        home: { picture: null, headlines: {}, scene: 'studio', blocks: HOME_BLOCKS },
        sliders: 'stock',
        soldPageDays: 90,
        extendedCare: true,
        dealerServicesUrl: null,
        tagManager: null,
        theme: {
          logo: null,
          accentHue: 220,
          accentChroma: 0.09,
          radiusScale: 1,
          brandInk: null,
          serifBrand: false,
          headings: 'inter',
        },
        partnerLinks: [],
        consent: { law: 'CA-QC' },
        contact: { senderName: 'Cove Cars', postalAddress: '1 Quay, Gaspé', mail: 'hello@cove.example' },
        location: { onLoad: false, proxyHeaders: 'none' },
        map: { tiles: null },
        feedsOut: [],
        locationCookie: { days: 1 },
      };
      expect(loadSites(dir)).to.deep.equal([site]);
    });

    it('takes province, currency and law from France', () => {
      write('fr.yml', 'name: Voitures', 'hosts: [voitures.example]', 'country: FR', 'languages: [3, 1]', CONTACT);
      const [site] = loadSites(dir);
      expect(site).to.include({ key: 'fr', province: 'IDF', currency: 'EUR', defaultLanguage: 3 });
      expect(site?.consent.law).to.equal('FR');
    });

    it("takes Canada's law outside Quebec", () => {
      write('on.yaml', 'name: Ontario Cars', 'hosts: [on.example]', 'province: ON', 'locationCookie: { days: session }', CONTACT);
      const [site] = loadSites(dir);
      expect(site?.consent.law).to.equal('CA');
      expect(site?.locationCookie.days).to.equal('session');
    });
  });

  describe('faults', () => {
    it('are all reported at once with file, line, field, value and a hint', () => {
      write(
        'a.yaml',
        "name: ''",
        'hosts: [Cars.Example:3000]',
        'langages: [1]',
        'languages: [1, 9]',
        'theme:',
        '  accentHue: 400',
        CONTACT,
      );
      write('b.yaml', 'name: B', 'hosts: [b.example]');
      expect(problems()).to.have.lengthOf(6);
      expect(problems()).to.include.members([
        'a.yaml:3 langages = [1]: no such field. Did you mean languages?',
        'a.yaml:6 theme.accentHue = 400: must be <= 360. Hue of the accent colour in OKLCH degrees.',
        'a.yaml:2 hosts[0] = "Cars.Example:3000": is not written as it must be. ' +
          'A host name in lower case, without scheme or port, such as cars.example.com.',
        'b.yaml:1 contact: is missing. Who writes to visitors and dealers: named in every message and on the contact page.',
      ]);
    });

    it('of YAML itself name the line', () => {
      write('a.yaml', 'name: "A', 'hosts: [a.example]', CONTACT);
      write('b.yaml', 'name: B', 'hosts: [*.example]', CONTACT);
      write('c.yaml', 'name: C', 'name: C', 'hosts: [c.example]', CONTACT);
      const [a, b, c] = problems();
      expect(a).to.match(/^a\.yaml:\d is not readable YAML/);
      expect(b).to.match(/^b\.yaml:2 is not readable YAML: there is no anchor/);
      expect(c).to.match(/^c\.yaml:2 is not readable YAML: Map keys must be unique/);
    });

    it('between files are found: one host, one site id, one key', () => {
      write('a.yaml', 'name: A', 'hosts: [a.example, shop.example]', 'siteId: 1400', CONTACT);
      write('b.yaml', 'name: B', 'hosts: [b.example, shop.example]', 'siteId: 1400', CONTACT);
      write('b.yml', 'name: B', 'hosts: [c.example]', CONTACT);
      const [host, id, key] = problems();
      expect(host).to.match(/^b\.yaml:2 hosts\[1\] = "shop\.example": is .*a\.yaml's already/);
      expect(id).to.match(/^b\.yaml:3 siteId = 1400: is .*a\.yaml's already/);
      expect(key).to.match(/^b\.yml:1 the file.*: is .*b\.yaml's already/);
    });

    it('of one field against another are found', () => {
      const broken = (...lines: string[]): readonly string[] => {
        write('a.yaml', 'name: A', 'hosts: [a.example]', ...lines, CONTACT);
        return problems();
      };
      expect(broken('languages: [2]', 'defaultLanguage: 1').join()).to.match(/^a\.yaml:4 defaultLanguage = 1: is none of/);
      expect(broken('searchType: COMPANY').join()).to.match(/^a\.yaml:3 searchType = "COMPANY": .*companyIds names none/);
      expect(broken('main: true', 'companyIds: [3]').join()).to.match(/^a\.yaml:4 companyIds = \[3\]: restricts a main site/);
      expect(broken('main: true', 'specs: true').join()).to.match(/^a\.yaml:4 specs = true/);
      expect(broken('partnerLinks: [{ label: News, href: "https://a.example" }]').join()).to.match(
        /^a\.yaml:3 partnerLinks = .*custom/,
      );
      expect(broken('province: IDF').join()).to.match(/^a\.yaml:3 province = "IDF": must be one of AB, BC/);
      expect(broken('country: FR', 'province: QC').join()).to.match(/^a\.yaml:4 province = "QC": must be one of 20R/);
      expect(broken('partnerLinks: [{ label: News, href: "javascript:alert(1)" }]', 'header: custom').join()).to.match(
        /^a\.yaml:3 partnerLinks\[0\]\.href = "javascript:alert\(1\)": is not a web address/,
      );
    });

    it('in the logo are found: it is a file of the site', () => {
      write('a.yaml', 'name: A', 'hosts: [a.example]', 'theme: { logo: brand.svg }', CONTACT);
      expect(problems().join()).to.match(/^a\.yaml:3 theme\.logo = "brand\.svg": is not there/);
      mkdirSync(join(dir, 'a'));
      write('a/brand.svg', '<svg/>');
      expect(problems()).to.deep.equal([]);
      write('a.yaml', 'name: A', 'hosts: [a.example]', 'theme: { logo: ../a/brand.svg }', CONTACT);
      expect(problems().join()).to.match(/^a\.yaml:3 theme\.logo = .*is not written as it must be/);
    });

    it('in offers are found: where they lead, their picture and their words', () => {
      const offer = (...lines: string[]): string => {
        write('a.yaml', 'name: A', 'hosts: [a.example]', 'languages: [1]', 'offers:', ...lines, CONTACT);
        return problems().join();
      };
      const texts = '    texts: { en-ca: { title: T, text: t, action: a } }';
      expect(offer('  - link: Nonsense=1', texts)).to.match(/^a\.yaml:5 offers\[0\]\.link = "Nonsense=1": is neither/);
      expect(offer('  - link: Inspected=1', '    image: away.webp', texts)).to.match(/offers\[0\]\.image = .*is not there/);
      expect(offer('  - link: Inspected=1', '    picture: { body: brick, colour: teal }', texts)).to.match(/is not a known body/);
      expect(offer('  - link: Inspected=1', '    texts: { fr-ca: { title: T, text: t, action: a } }')).to.match(/lacks en-ca/);
      expect(offer('  - link: Inspected=1', '    image: ../x.svg', texts)).to.match(/is not written as it must be/);
      expect(offer('  - link: Inspected=1', texts)).to.equal('');
    });

    it('in the frames of advertisements are found: an address that is safe, and not the site’s own', () => {
      const framed = (frame: string): string => {
        const texts = '    texts: { en-ca: { title: T, text: t, action: a } }';
        const ad = ['ads:', '  - AdName: tyres', '    AdValue: Inspected=1', `    frame: ${frame}`, texts];
        write('a.yaml', 'name: A', 'hosts: [a.example]', 'languages: [1]', ...ad, CONTACT);
        return problems().join();
      };
      expect(framed('{ url: "http://ads.example/slot", provider: Ads }')).to.match(/^a\.yaml:7 ads\[0\]\.frame\.url = /);
      expect(framed('{ url: "https://a.example/slot", provider: Ads }')).to.match(/frame\.url = .*is on a host of this site/);
      expect(framed('{ url: "https://ads.example/slot" }')).to.match(/provider: is missing/);
      expect(framed('{ url: "https://ads.example/slot", provider: Ads, height: 5 }')).to.match(/height = 5: must be >= 100/);
      expect(framed('{ url: "https://ads.example/slot?l={language}", provider: Ads }')).to.equal('');
      const [site] = loadSites(dir);
      expect(site?.ads[0]?.frame).to.deep.include({ provider: 'Ads', height: 250 });
    });

    it('of an empty file, an empty folder and a missing folder are told apart', () => {
      expect(problems().join()).to.match(/holds no site/);
      write('a.yaml');
      expect(problems().join()).to.match(/^a\.yaml:1 the file = null: must be object/);
      expect(() => loadSites(join(dir, 'nowhere'))).to.throw(FaultyFile, /does not exist/);
    });
  });

  it('have advertisements, each with its name and value', () => {
    const texts = '    texts: { en-ca: { title: T, text: t, action: a } }';
    const ads = [
      '  - AdName: tyres',
      '    AdValue: https://tyres.example/',
      texts,
      '  - AdName: checked',
      '    AdValue: Inspected=1',
      texts,
    ];
    write('cove.yaml', 'name: Cove Cars', 'hosts: [cars.cove.example]', 'languages: [1]', 'ads:', ...ads, CONTACT);
    expect(loadSites(dir)[0]?.ads.map(({ name, value }) => [name, value])).to.deep.equal([
      ['tyres', 'https://tyres.example/'],
      ['checked', 'Inspected=1'],
    ]);
  });

  it('may say what the home page is made of, with a headline in each of their languages', () => {
    const home = [
      'home:',
      '  headlines: { en-ca: Cove to cove. }',
      '  picture: { body: boat, colour: navy }',
      '  scene: night',
      '  blocks: [newest, search]',
    ];
    write('cove.yaml', 'name: Cove Cars', 'hosts: [cars.cove.example]', 'languages: [1]', ...home, CONTACT);
    expect(loadSites(dir)[0]?.home).to.deep.equal({
      headlines: { 1: 'Cove to cove.' },
      picture: { body: 'boat', colour: 'navy' },
      scene: 'night',
      blocks: ['newest', 'search'],
    });
  });

  it('are refused with a headline that a language lacks, or a body that there is not', () => {
    const home = ['home:', '  headlines: { en-ca: Cove to cove. }', '  picture: { body: hovercraft, colour: navy }'];
    write('cove.yaml', 'name: Cove Cars', 'hosts: [cars.cove.example]', 'languages: [1, 2]', ...home, CONTACT);
    expect(() => loadSites(dir)).to.throw(FaultyFile, /is not a known body[^]*lacks fr-ca/);
  });

  it('have the fields of the schema and no others', () => {
    write('cove.yaml', 'name: Cove Cars', 'hosts: [cars.cove.example]', CONTACT);
    const fields = Object.keys(loadSites(dir)[0] ?? {});
    expect(['key', ...Object.keys(siteSchema.properties)]).to.have.members(fields);
  });

  it('are described by the schema field by field', () => {
    const undescribed = (schema: object, path: string): string[] =>
      Object.entries((schema as { readonly properties?: Readonly<Record<string, object>> }).properties ?? {}).flatMap(
        ([name, field]) => [...('description' in field ? [] : [`${path}${name}`]), ...undescribed(field, `${path}${name}.`)],
      );
    expect(undescribed({ properties: siteSchema.properties }, '')).to.deep.equal([]);
  });
});

describe('The demo sites', () => {
  const sites = new Map(loadSites('sites').map((site) => [site.key, site]));

  it('are six, each on its own host', () => {
    expect([...sites.values()].flatMap((site) => site.hosts).sort()).to.deep.equal([
      '127.0.0.1',
      'dealer.localhost',
      'fr.localhost',
      'localhost',
      'media.localhost',
      'moto.localhost',
      'specs.localhost',
    ]);
  });

  it('have a site id from 1369 to 1470, except localhost, which has 0', () => {
    for (const site of sites.values()) {
      if (site.key === 'main') expect(site.siteId).to.equal(0);
      else expect(site.siteId).to.be.within(1369, 1470);
    }
  });

  it('have a site id, source, division, search type and target each, and show menu, header and footer', () => {
    const shown = { menu: true, header: true, footer: true };
    const car = { source: 'AUTO123', division: 'Automotive', chrome: shown };
    const lead = { searchType: 'LEAD', searchTarget: 'SELF' };
    expect(
      Object.fromEntries(
        [...sites.values()].map(({ key, siteId, source, division, searchType, searchTarget, chrome }) => [
          key,
          { siteId, source, division, searchType, searchTarget, chrome },
        ]),
      ),
    ).to.deep.equal({
      main: { siteId: 0, ...car, ...lead },
      france: { siteId: 1369, ...car, ...lead },
      media: { siteId: 1402, ...car, searchType: 'BRIDGE', searchTarget: 'BLANK' },
      moto: { siteId: 1421, ...car, ...lead, source: 'MOTO123', division: 'Recreative' },
      dealer: { siteId: 1447, ...car, searchType: 'COMPANY', searchTarget: 'SELF' },
      specs: { siteId: 1470, ...car, ...lead },
    });
  });

  it('are what the specification asks of each', () => {
    expect(sites.get('main')).to.deep.include({ main: true, country: 'CA', currency: 'CAD', languages: [1, 2, 3, 4, 5] });
    expect(sites.get('france')).to.include({ main: true, country: 'FR', province: 'IDF', currency: 'EUR', defaultLanguage: 3 });
    expect(sites.get('media')).to.include({ searchType: 'BRIDGE', searchTarget: 'BLANK', header: 'custom', currency: 'CAD' });
    expect(sites.get('dealer')).to.include({ searchType: 'COMPANY', header: 'default', logoInInventory: false, currency: 'CAD' });
    expect(sites.get('dealer')?.companyIds).to.not.be.empty;
    expect(sites.get('moto')).to.include({ source: 'MOTO123', division: 'Recreative', currency: 'CAD' });
    expect(sites.get('specs')).to.include({ specs: true });
    expect([...sites.values()].filter(({ location }) => location.onLoad).map(({ key }) => key)).to.deep.equal(['france']);
  });
});
