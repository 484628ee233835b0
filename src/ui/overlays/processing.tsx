import { useAppState } from '../browser/app-state.ts';

/** Covers the page while something is under way. The element is always there, or screen readers would not say its words. */
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
