import { useId, type SyntheticEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { appState, closeAlert, DEFAULT_STATE, useAppState } from '../browser/app-state.ts';
import { Icon } from '../components/icon.tsx';
import { useModal } from './use-modal.ts';

/** Clears the text once it is hidden, unless another alert has opened meanwhile. */
const clear = (): void => {
  if (!appState.get().alert.visible) appState.set({ alert: DEFAULT_STATE.alert });
};

/** A modal with an error message, shown until the visitor closes it. */
export const Alert = () => {
  const { t } = useTranslation();
  const { visible, title, message } = useAppState((state) => state.alert);
  const dialog = useModal(visible, clear);
  const id = useId();

  const fadeOut = (event: SyntheticEvent): void => {
    event.preventDefault();
    closeAlert();
  };

  const said = title !== '';
  return (
    <dialog
      ref={dialog}
      className="cars-dialog"
      role="alertdialog"
      aria-labelledby={said ? `${id}-title` : undefined}
      aria-describedby={said ? `${id}-message` : undefined}
      onCancel={fadeOut}
      onClose={closeAlert}
    >
      {said && (
        <>
          <div className="cars-dialog__body">
            <h2 id={`${id}-title`}>
              <Icon name="alert-triangle" size="lg" />
              {title}
            </h2>
            <p id={`${id}-message`}>{message}</p>
          </div>
          <div className="cars-dialog__foot">
            <button type="button" className="cars-btn cars-btn--primary" onClick={closeAlert}>
              {t('overlay.close')}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
};
