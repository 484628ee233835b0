/** Where the page is shown, for every component below the layout. */
import { createContext, useContext } from 'react';
import { withCarried } from '../../domain/routing/carried-parameters.ts';
import type { Frame } from '../page.ts';

const FrameContext = createContext<Frame | null>(null);

export const FrameProvider = FrameContext.Provider;

export const useFrame = (): Frame => {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame outside of a FrameProvider');
  return frame;
};

/** Turns a path of this site into the address of a link: every internal link carries Menu, Header, Footer and similar parameters. */
export const useHref = (): ((path: string) => string) => {
  const { carried } = useFrame();
  return (path) => withCarried(path, carried);
};
