import { useAppState } from '../browser/app-state.ts';

/** Covers the page while a request is running. The element is always rendered, so that screen readers announce its text. */
export const Processing = () => {
  const { visible, text } = useAppState((state) => state.processing);
  return (
    <div role="status" className={visible ? 'cars-processing' : undefined}>
      {visible && (
        <div>
          <span className="cars-spinner" aria-hidden="true" />
          <p>
            <strong>{text}</strong>
          </p>
        </div>
      )}
    </div>
  );
};
