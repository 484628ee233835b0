import { useTranslation } from '../translation.tsx';
import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { PlaceInput } from './place-input.tsx';
import { PLACE_ACTION } from './place-wire.ts';
import type { PlaceForm } from './use-place-form.ts';

const FORM_ID = 'near-form';

/** The place among the filters of a list. Its form is `NearForm`, because forms cannot be nested. */
export const NearField = ({ form }: { readonly form: PlaceForm }) => {
  const { t } = useTranslation();
  const { message, choose } = form;
  return (
    <div className="cars-field cars-near">
      <label htmlFor="near">{t('place.near')}</label>
      <div className="cars-near__row">
        <PlaceInput
          id="near"
          form={FORM_ID}
          isInvalid={message?.tone === 'problem'}
          describedBy="near-message"
          onChosen={choose}
        />
        <button className="cars-btn cars-btn--secondary cars-unscripted" type="submit" form={FORM_ID}>
          {t('place.apply')}
        </button>
      </div>
      <p className="cars-place__problem" id="near-message" role="status">
        {message?.text}
      </p>
    </div>
  );
};

export const NearForm = ({ form: { submit } }: { readonly form: PlaceForm }) => {
  const { url, stamp } = useFrame();
  return (
    <form id={FORM_ID} method="post" action={PLACE_ACTION} onSubmit={submit}>
      <input type="hidden" name="back" value={url} />
      <input type="hidden" name={FORM_FIELDS.stamp} value={stamp} />
    </form>
  );
};
