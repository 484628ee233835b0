import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Shown only where a script can print; the browser's menu always can. */
export const PrintButton = ({ label }: { readonly label: string }) => {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="cars-btn cars-btn--secondary" onClick={() => window.print()}>
      <Icon name="printer" size="sm" />
      {label}
    </button>
  );
};
