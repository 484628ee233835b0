import { PageLink } from '../components/link.tsx';
import { EstimateNote } from '../components/estimate-note.tsx';
import { KeptStall } from '../errors/stall.tsx';
import { ChangeButton } from './change-button.tsx';
import { CompareForm, useChoice, type Choice } from './compare-form.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import type { FavouriteView, OwnFavouritesView } from './present-favourites.ts';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';

/** Links to the list as others see it; with JavaScript its address is shared or copied directly. */
const ShareLink = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('favourites');
  const { origin } = useFrame();
  const [copied, setCopied] = useState(false);

  const share = (event: MouseEvent): void => {
    const url = origin + path;
    const { navigator } = window;
    if ('share' in navigator) {
      event.preventDefault();
      // The visitor may cancel sharing.
      navigator.share({ title: t('shared.title'), url }).catch(() => undefined);
    } else if ('clipboard' in navigator) {
      event.preventDefault();
      (navigator as Navigator).clipboard.writeText(url).then(
        () => setCopied(true),
        () => window.location.assign(path),
      );
    }
  };

  return (
    <>
      <a className="cars-btn cars-btn--quiet" href={path} onClick={share}>
        <Icon name={copied ? 'check' : 'share'} size="sm" />
        {copied ? t('copied') : t('share')}
      </a>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  );
};

const Undo = ({ undo: { kept, count } }: { readonly undo: NonNullable<OwnFavouritesView['undo']> }) => {
  const { t } = useTranslation('favourites');
  return (
    <div className="cars-notice cars-favs__undo" role="status">
      <Icon name="trash" />
      <p>{t('removed', { count })}</p>
      <ChangeButton change="restore" value={kept} className="cars-link">
        {t('undo')}
      </ChangeButton>
    </div>
  );
};

const Unknown = ({ unknown }: Pick<OwnFavouritesView, 'unknown'>) => {
  const { t } = useTranslation('favourites');
  return (
    <div className="cars-notice cars-favs__undo" role="note">
      <Icon name="info-circle" />
      <p>{t('unknown', { count: unknown.length })}</p>
      <ChangeButton change="remove" value={unknown.join(',')} className="cars-link">
        {t('forget')}
      </ChangeButton>
    </div>
  );
};

const Nothing = ({ browsePath }: Pick<OwnFavouritesView, 'browsePath'>) => {
  const { t } = useTranslation('favourites');
  return (
    <div className="cars-empty">
      <KeptStall />
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
      <p className="cars-empty__acts">
        <PageLink className="cars-btn cars-btn--primary" to={browsePath}>
          {t('empty.browse')}
        </PageLink>
      </p>
    </div>
  );
};

interface SectionProps {
  readonly heading: string;
  readonly favourites: readonly FavouriteView[];
  readonly choice: Choice;
}

const Section = ({ heading, favourites, choice }: SectionProps) => (
  <section>
    <h2>{heading}</h2>
    <ul className="cars-favs__list">
      {favourites.map((favourite) => {
        const { id } = favourite.card;
        const checked = choice.ids.includes(id);
        const compared = {
          checked,
          disabled: !favourite.listed || (choice.isFull && !checked),
          onChange: (chosen: boolean) => choice.set(id, chosen),
        };
        return <FavouriteRow key={id} favourite={favourite} compared={compared} />;
      })}
    </ul>
  </section>
);

const Head = ({ view, choice }: { readonly view: OwnFavouritesView; readonly choice: Choice }) => {
  const { t } = useTranslation('favourites');
  return (
    <header className="cars-favs__head">
      <div>
        <h1>{t('title')}</h1>
        <p>{t('kept', { count: view.changed.length + view.unchanged.length })}</p>
      </div>
      <div className="cars-favs__acts">
        <ShareLink path={view.sharePath} />
        <ChangeButton change="clear" className="cars-btn cars-btn--quiet">
          <Icon name="trash" size="sm" />
          {t('removeAll')}
        </ChangeButton>
        <CompareForm path={view.comparePath} chosen={choice.ids} />
      </div>
    </header>
  );
};

/** The visitor's list: vehicles that have changed since they were saved come first. */
export const OwnFavourites = ({ view }: { readonly view: OwnFavouritesView }) => {
  const { t } = useTranslation('favourites');
  const { changed, unchanged, unknown, undo, estimate, browsePath } = view;
  const shown = [...changed, ...unchanged].map(({ card }) => card.id);
  const choice = useChoice(shown);
  const isEmpty = shown.length === 0;
  return (
    <div className="page cars-favs">
      {undo && <Undo undo={undo} />}
      {unknown.length > 0 && <Unknown unknown={unknown} />}
      {isEmpty ? (
        <Nothing browsePath={browsePath} />
      ) : (
        <>
          <Head view={view} choice={choice} />
          {changed.length > 0 && <Section heading={t('changed')} favourites={changed} choice={choice} />}
          {unchanged.length > 0 && <Section heading={t('unchanged')} favourites={unchanged} choice={choice} />}
          {shown.length > 1 && <p className="cars-favs__hint">{t('compare.hint')}</p>}
          {estimate && <EstimateNote estimate={estimate} />}
        </>
      )}
    </div>
  );
};
