/** Links within the site, followed without a full page load. */
import { createContext, useCallback, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressFrom } from '../../domain/inventory/results-address.ts';
import { carriesPicture } from '../browser/carry-picture.ts';
import { useHref } from '../layout/frame-context.tsx';

interface LinkOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

/** Handles a click on a link or on an element that contains links. */
type Follow = (event: MouseEvent, options?: LinkOptions) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

export const FollowProvider = FollowContext.Provider;

/** Undefined outside a page: there the browser follows links itself. */
export const useFollow = (): Follow | undefined => useContext(FollowContext);

const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What the router's own Link does on a click. */
export const useFollowLinks = (): Follow => {
  const navigate = useNavigate();
  return useCallback(
    (event, options = {}) => {
      const link = (event.target as Element).closest('a');
      const { location } = window;
      if (link?.target !== '' || link.origin !== location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      const to = addressFrom(location.pathname + location.search, link.pathname + link.search + link.hash);
      // A link to the current page adds no history entry.
      void navigate(to, {
        replace: to === location.pathname + location.search + location.hash,
        viewTransition: carriesPicture(link),
        ...options,
      });
    },
    [navigate],
  );
};

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, LinkOptions {
  /** A path of this site with its query. */
  readonly to: string;
}

const useAnchor = ({ to, replace, state, preventScrollReset, onClick, ...attributes }: LinkProps) => {
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

/** Used instead of the router's Link, which resolves each address against its route: a list has dozens, already resolved. */
export const Link = (link: LinkProps) => useAnchor(link);

/** A link to a path of this site as the domain makes it: the carried parameters (specification, section 2) are added. */
export const PageLink = (link: LinkProps) => useAnchor({ ...link, to: useHref()(link.to) });
