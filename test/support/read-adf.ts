/** Reads ADF as strictly as its DTD. */
import { expect } from 'chai';
import { SaxesParser } from 'saxes';

/** The content of each element by the ADF 1.0 DTD, as a pattern over the names of its children; others hold text alone. */
const CONTENT: Readonly<Record<string, RegExp>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  colorcombination: /^(interiorcolor |exteriorcolor |interiorcolor exteriorcolor )preference $/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  timeframe: /^(description )?(earliestdate )?(latestdate )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email (phone )*|(phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
};

/** Texts by element; throws on what is not well-formed or out of order. */
export const readAdf = (xml: string): Map<string, string[]> => {
  const texts = new Map<string, string[]>();
  const open: { name: string; children: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const parent = open.at(-1);
    if (parent) parent.children += `${name} `;
    open.push({ name, children: '', text: '' });
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => {
    const { name, children, text } = open.pop()!;
    expect(children, `children of ${name}`).to.match(CONTENT[name] ?? /^$/);
    texts.set(name, [...(texts.get(name) ?? []), text]);
  });
  parser.write(xml).close();
  return texts;
};
