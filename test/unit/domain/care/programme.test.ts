import { expect } from 'chai';
import { inspectionProgramme } from '../../../../src/domain/care/programme.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../../../src/domain/language/language.ts';
import { readMessages } from '../../../../src/adapters/i18n/messages.ts';
import { createPageTranslators } from '../../../../src/adapters/ssr/page-translators.ts';
import { words } from '../../../support/words.ts';

const countsOf = (languageId: (typeof LANGUAGE_IDS)[number]): number[] =>
  inspectionProgramme(words.in(languageId)).map(({ points }) => points.length);

describe('The 150-point inspection', () => {
  for (const { id, slug } of LANGUAGES) {
    it(`has 150 points in eight groups in ${slug}, each named once in its group`, () => {
      const groups = inspectionProgramme(words.in(id));
      expect(groups).to.have.lengthOf(8);
      expect(countsOf(id).reduce((sum, count) => sum + count, 0)).to.equal(150);
      expect(new Set(groups.map(({ name }) => name))).to.have.property('size', 8);
      for (const { name, points } of groups) {
        expect(name).to.match(/^\p{Lu}/u);
        expect(new Set(points).size, name).to.equal(points.length);
        for (const point of points) expect(point).to.match(/^\p{Lu}.*[^\s.]$/u);
      }
    });
  }

  it('of an electric car has 150 points too, and no oil, timing belt or exhaust among them', () => {
    for (const id of LANGUAGE_IDS) {
      const points = inspectionProgramme(words.in(id), true).flatMap((group) => group.points);
      expect(points).to.have.length(150);
      for (const each of points)
        expect(each, String(id)).not.to.match(
          /\b(?:oil|timing|exhaust|spark|huile|distribution|échappement|aceite|distribución|escape)\b/iu,
        );
    }
    expect(inspectionProgramme(words.in(1)).flatMap(({ points }) => points)).to.include('Timing belt or chain');
  });

  it('is the same on a page as elsewhere', () => {
    const pages = createPageTranslators(readMessages('src/ui'));
    for (const id of LANGUAGE_IDS)
      expect(inspectionProgramme(pages(id).of('common'))).to.deep.equal(inspectionProgramme(words.in(id)));
  });

  it('has as many points in a group in every language', () => {
    for (const id of LANGUAGE_IDS) expect(countsOf(id)).to.deep.equal([28, 16, 14, 16, 12, 20, 24, 20]);
  });

  it('is not left in English in another language', () => {
    const english = new Set(inspectionProgramme(words.in(1)).flatMap(({ points }) => points));
    for (const id of LANGUAGE_IDS.filter((each) => each !== 1)) {
      const same = inspectionProgramme(words.in(id))
        .flatMap(({ points }) => points)
        .filter((point) => english.has(point));
      // 'Instruments' and 'Thermostat' are French too.
      expect(same.filter((point) => !/^(Instruments|Thermostat)$/.test(point))).to.deep.equal([]);
    }
  });

  it('calls things as people of the country do', () => {
    const named = (id: 2 | 3 | 4 | 5): string =>
      inspectionProgramme(words.in(id))
        .flatMap(({ points }) => points)
        .join('\n');
    expect(named(2)).to.include('Coussins gonflables').and.not.include('Airbags');
    expect(named(3)).to.include('Airbags').and.not.include('Boyaux');
    expect(named(4)).to.include('Neumático').and.not.include('Rines');
    expect(named(5)).to.include('Rines').and.not.include('Neumático');
  });
});
