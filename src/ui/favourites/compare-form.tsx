import { useState, type SubmitEvent } from 'react';
import { CarriedFields } from '../components/carried-fields.tsx';
import { useTranslation } from '../translation.tsx';
import { useNavigate } from 'react-router-dom';
import { MOST_COMPARED } from '../../domain/inventory/comparison.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { ASK_FRAGMENT, fragmentOf } from '../compare/ask-fragment.ts';
import { useHref } from '../layout/frame-context.tsx';

/** Boxes anywhere on the page belong to it. */
export const COMPARE_FORM = 'compare-form';

/** Which of these vehicles are ticked; without JavaScript the comparison page reports too many. */
export const useChoice = (offered: readonly number[]) => {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const ids = ticked.filter((id) => offered.includes(id));
  return {
    ids,
    isFull: ids.length >= MOST_COMPARED,
    set: (id: number, chosen: boolean) => setTicked(chosen ? [...ids, id] : ids.filter((other) => other !== id)),
  };
};

export type Choice = ReturnType<typeof useChoice>;

/** Opens the comparison of the ticked vehicles. */
export const CompareForm = ({ path, chosen }: { readonly path: string; readonly chosen: readonly number[] }) => {
  const { t } = useTranslation('favourites');
  const href = useHref();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(href(`${path}?ids=${chosen.join(',')}`) + fragmentOf(event.nativeEvent.submitter));
  };
  return (
    <form id={COMPARE_FORM} action={path} onSubmit={send}>
      <CarriedFields />
      <button type="submit" className="cars-btn cars-btn--primary" disabled={hydrated && chosen.length < 2}>
        {t('compare.button')}
        {chosen.length > 0 && <span className="num">{chosen.length}</span>}
      </button>
      <button
        type="submit"
        className="cars-btn cars-btn--secondary"
        formAction={path + ASK_FRAGMENT}
        disabled={hydrated && chosen.length < 2}
      >
        {t('tray.ask', { ns: 'common' })}
      </button>
    </form>
  );
};
