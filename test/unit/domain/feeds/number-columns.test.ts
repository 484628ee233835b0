import { expect } from 'chai';
import fc from 'fast-check';
import { NumberColumns } from '../../../../src/domain/feeds/number-columns.ts';
import { readNumber } from '../../../../src/domain/feeds/number-text.ts';

/** The numbers of one column, read as all of them together call for. */
const read = (texts: readonly string[], field: 'price' | 'mileage' | 'engine' = 'price', decimal: '.' | ',' = '.') => {
  const note = (columns: NumberColumns): NumberColumns => {
    for (const text of texts) columns.note(field, text);
    return columns;
  };
  const usual = note(new NumberColumns(decimal));
  const decided = usual.decide();
  const columns = decided ? note(new NumberColumns(decimal, decided)) : usual;
  const numbers = texts.map((text) => readNumber(text, columns.marks(field)));
  return {
    again: decided !== null,
    columns,
    numbers: numbers.map((found) => (found.kind === 'number' ? found.value : found.kind)),
  };
};

describe('The marks in a column of numbers', () => {
  it('separate thousands in prices, whatever the profile says of decimals', () => {
    expect(read(['EUR 12.000', '9.500', '11.990'])).to.deep.include({ again: false, numbers: [12_000, 9500, 11_990] });
    expect(read(['21,400'], 'price', ',').numbers).to.deep.equal([21_400]);
    expect(read(['$12,000', '$9,500.50']).numbers).to.deep.equal([12_000, 9500.5]);
  });

  it('begin the decimals where other rows have three of them that cannot be thousands', () => {
    expect(read(['115.910', '12345.678'], 'mileage')).to.deep.include({ again: true, numbers: [115.91, 12_345.678] });
  });

  it('are decided by the column where the profile says otherwise', () => {
    expect(read(['1,998', '2,0'], 'engine')).to.deep.include({ again: true, numbers: [1.998, 2] });
    expect(read(['1.998', '2.0'], 'engine', ',').numbers).to.deep.equal([1.998, 2]);
    expect(read(['1.998'], 'engine').numbers).to.deep.equal([1.998]);
  });

  it('leave a number out where they are used in both ways', () => {
    expect(read(['12.000', '8995.00']).numbers).to.deep.equal(['unclear', 8995]);
  });

  it('are decided by the other mark, which then does the other thing', () => {
    expect(read(['1,998', '1.234.567'], 'engine')).to.deep.include({ again: true, numbers: [1.998, 1_234_567] });
    expect(read(['21.400', '1,5'], 'engine')).to.deep.include({ again: true, numbers: [21_400, 1.5] });
    expect(read(['21.400', '12345,678'], 'engine').numbers).to.deep.equal([21_400, 12_345.678]);
    expect(read(['1.998', '1,234,567'], 'engine', ',').numbers).to.deep.equal([1.998, 1_234_567]);
    expect(read(['21.400', '1.234.567'], 'engine').numbers).to.deep.equal([21_400, 1_234_567]);
    expect(read(['12.000', '1.234.567', '9,50']).numbers).to.deep.equal([12_000, 1_234_567, 9.5]);
  });

  it('are unclear where their column has them in both ways', () => {
    expect(read(['1.998', '2.0', '1.234.567'], 'engine').numbers[0]).to.equal('unclear');
    expect(read(['1,998', '2,0', '1,234,567'], 'engine').numbers[0]).to.equal('unclear');
    expect(read(['115.910', '12345.678', '1.234.567'], 'mileage').numbers[0]).to.equal('unclear');
    expect(read(['12.000', '1,234,567']).numbers[0]).to.equal('unclear');
    expect(read(['12.000', '1,234.50']).numbers[0]).to.equal('unclear');
  });

  it('are noted a letter each, and the same again for an equal row', () => {
    const noting = (...texts: readonly (readonly [field: 'price' | 'power', text: string])[]) => {
      const columns = new NumberColumns('.');
      for (const [field, text] of texts) columns.note(field, text);
      return columns;
    };
    const columns = noting(['price', '12.000'], ['power', '1,5'], ['price', '500']);
    const notes = columns.takeNotes();
    expect(notes).to.have.length(2);
    expect(columns.takeNotes(), 'they were taken').to.equal('');
    expect(columns.hasNoted(notes)).to.equal(true);
    expect(columns.hasNoted(noting(['price', '9,500']).takeNotes())).to.equal(false);
    const again = new NumberColumns('.');
    again.noteAgain(notes);
    again.noteAgain(notes);
    expect(again.open()).to.deep.equal([{ field: 'price', count: 2, example: '', read: 'thousands' }]);
    const every = (['price', 'listPrice', 'previousPrice', 'mileage', 'warrantyKm', 'engine', 'power'] as const).flatMap(
      (field) =>
        ['1.234', '1.234.567', '1.5', '1234.567', '1,234', '1,234,567', '1,5', '1234,567'].map((text) => {
          const one = new NumberColumns('.');
          one.note(field, text);
          return one.takeNotes();
        }),
    );
    expect(new Set(every).size).to.equal(every.length);
  });

  it('are told with an example', () => {
    expect(read(['9,5', '12.000'], 'engine').columns.open()).to.deep.equal([
      { field: 'engine', count: 1, example: '12.000', read: 'thousands' },
    ]);
    expect(read(['12.000', '9.500', '800']).columns.open()).to.deep.equal([
      { field: 'price', count: 2, example: '12.000', read: 'thousands' },
    ]);
  });

  it('never make another number of one that is written in one way throughout', () => {
    const styles: readonly ((n: number) => string)[] = [
      (n) => n.toLocaleString('en-CA'),
      (n) => n.toLocaleString('de-DE'),
      (n) => n.toLocaleString('fr-FR'),
      (n) => n.toFixed(2),
      (n) => n.toFixed(2).replace('.', ','),
      (n) => n.toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    ];
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1 }),
        fc.constantFrom(...styles),
        (prices, style) => {
          expect(read(prices.map(style)).numbers).to.deep.equal(prices);
        },
      ),
    );
  });
});
