/** Links within the site, followed without a full load. */
import { createContext, useCallback, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkOptions {
  /** In place of the present step of the history. */
  readonly replace?: boolean;
  /** Stays with the step of the history. */
  readonly state?: unknown;
  /** Leaves the page scrolled as it is. */
  readonly preventScrollReset?: boolean;
}

/** Handles a click on a link, or on what links stand in. */
type Follow = (event: MouseEvent, options?: LinkOptions) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

export const FollowProvider = FollowContext.Provider;

/** Undefined outside of a page: there the browser follows its links by itself. */
export const useFollow = (): Follow | undefined => useContext(FollowContext);

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What the router does about a click on a link of its own. */
export const useFollowLinks = (): Follow => {
  const navigate = useNavigate();
  return useCallback(
    (event, options = {}) => {
      const link = (event.target as Element).closest('a');
      const { location } = window;
      if (link?.target !== '' || link.origin !== location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      // The page itself again is no step of the history.
      void navigate(to, { replace: to === location.pathname + location.search + location.hash, ...options });
    },
    [navigate],
  );
};

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, LinkOptions {
  /** A path of this site with its query. */
  readonly to: string;
}

/** In place of the router's own, which works out each address from the route that it stands on: a list has dozens, all ready. */
export const Link = ({ to, replace, state, preventScrollReset, onClick, ...attributes }: LinkProps) => {
  const follow = useFollow();
  return (
    <a
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow?.(event, { ...(replace && { replace }), state, ...(preventScrollReset && { preventScrollReset }) });
      }}
      {...attributes}
    />
  );
};
