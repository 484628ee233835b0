/**
 * The reference of bench:pages, run as a separate process: plain Express and `renderToString`, with a page of as many
 * elements and bytes as a list of vehicles. It has no database, no search, no router and no languages. Prints its port.
 */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { renderToString } from 'react-dom/server';

const CARDS = Array.from({ length: 24 }, (_, id) => ({
  id,
  href: `/en-ca/car-for-sale/toyota/rav4/2019-hybrid-xle-awd-${String(id)}`,
  name: 'Toyota RAV4',
  version: 'Hybrid XLE AWD',
  facts: ['2019', '82,400 km', 'Automatic', 'Hybrid'],
  price: '$28,995',
  payment: '$98/week',
  badges: ['Certified'],
  image: {
    src: `/media/${String(id)}-640.webp`,
    srcSet: `/media/${String(id)}-320.webp 320w, /media/${String(id)}-640.webp 640w`,
  },
  dealer: { name: 'Kestrelford Motors', initials: 'KM', hue: (id * 47) % 360 },
}));
const SECTIONS = Array.from({ length: 10 }, (_, section) => ({
  name: `Section${String(section)}`,
  options: Array.from({ length: 8 }, (__, value) => ({
    value: `value-${String(value)}`,
    label: `A choice of eight`,
    count: '1,284',
  })),
}));
const LINKS = Array.from({ length: 80 }, (_, place) => ({
  href: `/en-ca/a/page/of/this/site/${String(place)}`,
  text: `Page ${String(place)}`,
}));

type View = { readonly cards: typeof CARDS; readonly sections: typeof SECTIONS; readonly links: typeof LINKS };

const Card = ({ card }: { readonly card: View['cards'][number] }) => (
  <li className="cars-cell" data-company={card.id}>
    <article className="cars-card">
      <div className="cars-card__media">
        <img src={card.image.src} srcSet={card.image.srcSet} alt={card.name} width={600} height={400} loading="lazy" />
        <ul className="cars-card__badges">
          {card.badges.map((badge) => (
            <li key={badge} className="cars-badge">
              <svg className="icon" aria-hidden="true">
                <use href="/static/icons.svg#tag" />
              </svg>
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="submit"
        form="favourites-form"
        name="id"
        value={card.id}
        className="cars-heart"
        aria-label={`Save ${card.name}`}
      >
        <svg className="icon" aria-hidden="true">
          <use href="/static/icons.svg#heart" />
        </svg>
      </button>
      <div className="cars-card__body">
        <h3 className="cars-card__name">
          <a className="cars-card__link" href={card.href}>
            {card.name}
          </a>
        </h3>
        <p className="cars-card__version">{card.version}</p>
        <ul className="cars-card__facts">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="cars-card__money">
          <p className="cars-card__price num">{card.price}</p>
          <p className="cars-card__pay">
            <span className="num">{card.payment}</span>
            <small>Estimate only</small>
          </p>
        </div>
        <p className="cars-card__dealer">
          <span className="cars-mono" style={{ '--h': card.dealer.hue }} aria-hidden="true">
            {card.dealer.initials}
          </span>
          <span className="cars-card__dealer-name">{card.dealer.name}</span>
        </p>
      </div>
    </article>
  </li>
);

const Page = ({ cards, sections, links }: View) => (
  <main>
    <nav>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
    <form method="get">
      {sections.map(({ name, options }) => (
        <details className="cars-filter" key={name}>
          <summary>{name}</summary>
          {options.map(({ value, label, count }) => (
            <label className="cars-check" key={value}>
              <input type="checkbox" name={name} value={value} />
              <span>{label}</span>
              <span className="num">{count}</span>
            </label>
          ))}
        </details>
      ))}
    </form>
    <ul className="cars-grid">
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  </main>
);

const app = express();
app.get('/', (_request, response) => {
  const view: View = { cards: CARDS, sections: SECTIONS, links: LINKS };
  const markup = renderToString(<Page {...view} />);
  response.send(`<!doctype html><title>List</title>${markup}<script type="application/json">${JSON.stringify(view)}</script>`);
});
const server = app.listen(0, '127.0.0.1', () => console.log(`port ${String((server.address() as AddressInfo).port)}`));
