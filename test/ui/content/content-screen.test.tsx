import { expect } from 'chai';
import { ContentScreen } from '../../../src/ui/content/content.route.tsx';
import type { ContentView } from '../../../src/ui/content/present-content.ts';
import { aFrame, aSite } from '../../support/builders/a-frame.ts';
import { hrefsOf, renderUi, textOf } from '../../support/render-ui.tsx';

const view = (changes: Partial<ContentView> = {}): ContentView => ({
  path: '/en-ca/support',
  title: 'Help',
  description: 'Answers',
  updated: 'November 20, 2026',
  lead: '<p>Ask <strong>us</strong>.</p>',
  sections: [
    {
      id: 'prices',
      heading: 'Prices',
      html: '',
      items: [
        { id: 'final', heading: 'Is the price final?', html: '<p>Taxes may come on top.</p>' },
        { id: 'none', heading: 'Why is there no price?', html: '<p>The dealer has not stated one.</p>' },
      ],
    },
  ],
  search: null,
  dealerServices: null,
  points: [],
  credits: [],
  ...changes,
});

const page = (
  changes: Partial<ContentView> = {},
  code: 'Public_Support' | 'Public_DealerServices' = 'Public_Support',
): Document => renderUi(<ContentScreen view={view(changes)} />, aFrame({ code }));

const questions = (document: Document): string[] => [...document.querySelectorAll('summary')].map(textOf);

describe('A page of words', () => {
  it('has one title, its words, and the day on which they changed', () => {
    const document = page();
    expect([...document.querySelectorAll('h1')].map(textOf)).to.deep.equal(['Help']);
    expect(document.querySelector('strong')).not.to.equal(null);
    expect(textOf(document.body)).to.include('November 20, 2026');
  });

  it('has a table of contents if it is long', () => {
    const section = (id: string) => ({ id, heading: id, html: '<p>x</p>', items: [] });
    const long = page({ sections: ['a', 'b', 'c', 'd', 'e'].map(section) });
    expect(hrefsOf(long, '[aria-labelledby=contents] a')).to.deep.equal(['#a', '#b', '#c', '#d', '#e']);
    expect(page().querySelector('#contents')).to.equal(null);
  });

  it('has the other pages about the site beside it, those that the site has', () => {
    const around = (site = aSite()): string[] =>
      hrefsOf(renderUi(<ContentScreen view={view()} />, aFrame({ code: 'Public_Support', site })), '.cars-content__pages a');
    expect(around()).to.include.members(['/en-ca/how-it-works', '/en-ca/privacy-policy', '/en-ca/publicity']);
    expect(around(aSite({ companyIds: [4] }))).not.to.include('/en-ca/publicity');
  });

  it('sends dealers to their own site, or to the contact form where there is none', () => {
    expect(hrefsOf(page({ dealerServices: 'https://dealers.example' }, 'Public_DealerServices'))).to.include(
      'https://dealers.example',
    );
    expect(hrefsOf(page({}, 'Public_DealerServices'))).to.include('/en-ca/contact');
  });
});

describe('Questions and answers', () => {
  const asking = (keyword: string): Document => page({ search: { name: 'Keyword', keyword } });

  it('are all there, closed, before a search', () => {
    expect(questions(asking(''))).to.have.length(2);
    expect(asking('').querySelector('details[open]')).to.equal(null);
  });

  it('are found by words of the answer, whatever their accents, and are open', () => {
    const found = asking('TAX');
    expect(questions(found)).to.deep.equal(['Is the price final?']);
    expect(found.querySelector('details[open]')).not.to.equal(null);
    expect(textOf(found.querySelector('[role=status]'))).to.equal('1 answer');
  });

  it('say so when there is none', () => {
    expect(textOf(asking('submarine').querySelector('[role=status]'))).to.equal('0 answers');
  });
});
