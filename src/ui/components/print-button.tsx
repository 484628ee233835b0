import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Only where a script can print; the browser's own menu can always. */
export const PrintButton = ({ label }: { readonly label: string }) => {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="cars-btn cars-btn--secondary" onClick={() => window.print()}>
      <Icon name="printer" size="sm" />
      {label}
    </button>
  );
};
