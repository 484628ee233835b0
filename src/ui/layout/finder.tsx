/** The field for a sentence in the header: it leads to the list, with the sentence as filters. */
import type { SubmitEvent } from 'react';
import { SEARCH_LIMITS } from '../../domain/inventory/limits.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import { typesOfDivision } from '../../domain/site/site.ts';
import { useNavigateTo } from '../browser/use-navigate-to.ts';
import { CarriedFields } from '../components/carried-fields.tsx';
import { Icon } from '../components/icon.tsx';
import { kindOfPage } from '../sentence-search/kind-of-page.ts';
import { KEYWORD_READ_FIELD, SENTENCE_FIELD } from '../sentence-search/sentence-wire.ts';
import { useExample } from '../sentence-search/use-example.ts';
import { useTranslation } from '../translation.tsx';
import { useFrame } from './frame-context.tsx';
import { Menu } from './menu.tsx';

/** @param id of its field */
const Form = ({ id, className }: { readonly id: string; readonly className: string }) => {
  const { t } = useTranslation();
  const frame = useFrame();
  const { languageId, url } = frame;
  const navigateTo = useNavigateTo();
  const code = typesOfDivision('Automotive').includes(kindOfPage(frame)) ? 'Public_Cars' : 'Public_Recreative';
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sentence = new FormData(event.currentTarget).get(SENTENCE_FIELD);
    if (typeof sentence !== 'string') return;
    navigateTo(code, languageId, new URLSearchParams({ [SENTENCE_FIELD]: sentence, [KEYWORD_READ_FIELD]: '' }).toString());
  };
  return (
    // Empty again on the page that it leads to, which has the filters.
    <form
      key={url}
      className={`cars-find ${className}`}
      action={pathOf(code, languageId)}
      role="search"
      aria-label={t('find.label')}
      onSubmit={send}
    >
      <CarriedFields />
      <input type="hidden" name={KEYWORD_READ_FIELD} value="" />
      <input
        className="cars-input"
        id={id}
        type="search"
        name={SENTENCE_FIELD}
        aria-label={t('find.label')}
        placeholder={useExample()}
        maxLength={SEARCH_LIMITS.maxTextLength}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button className="cars-iconbtn" type="submit" aria-label={t('find.send')}>
        <Icon name="search" />
      </button>
    </form>
  );
};

/** A field where there is room, else a button that opens it. Home has the same field in the middle of its page. */
export const Finder = () => {
  const { t } = useTranslation();
  const { code } = useFrame();
  if (code === 'Public_Index') return null;
  return (
    <>
      <Form id="find" className="cars-find--wide" />
      <Menu className="cars-menu--find" label={t('find.label')} button={<Icon name="search" />} focuses="input[type='search']">
        <Form id="find-in-menu" className="cars-find--menu" />
      </Menu>
    </>
  );
};
