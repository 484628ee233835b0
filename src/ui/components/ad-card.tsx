import type { AdView } from './present-ad.ts';

/** It may run scripts and open windows; it may not navigate this page, request permissions or download. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** An ad in the place of a card, always labelled as one. */
export const AdCard = ({ ad, label }: { readonly ad: AdView; readonly label: string }) => {
  const { title, text, action, href, external, picture, frame } = ad;
  if (frame) {
    const named = `${label} · ${frame.provider}`;
    return (
      <li className="cars-cell cars-cell--ad">
        <div className="cars-ad cars-ad--framed">
          <span className="cars-ad__tag">{named}</span>
          <iframe
            src={frame.url}
            title={named}
            height={frame.height}
            loading="lazy"
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
          />
        </div>
      </li>
    );
  }
  return (
    <li className="cars-cell cars-cell--ad">
      <div className="cars-ad">
        <span className="cars-ad__tag">{label}</span>
        <div className="cars-ad__box">
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
        <a className="cars-btn cars-btn--secondary cars-btn--sm" href={href} rel={external ? 'noopener sponsored' : undefined}>
          {action}
        </a>
        {picture !== null && (
          <img className="cars-ad__art" src={picture} alt="" width={400} height={200} loading="lazy" decoding="async" />
        )}
      </div>
    </li>
  );
};
