import { useEffect } from 'react';
import { tracking } from '../browser/browser-tracking.ts';
import { useFrame } from '../layout/frame-context.tsx';

/** Tells of what the visitor agreed to, for which the site's tag manager may be loaded. It comes after `SharedState`. */
export const TagManager = (): null => {
  const { site, consent } = useFrame();
  const { tagManager } = site;
  const agreed = consent?.chosen ?? null;
  useEffect(() => {
    if (agreed) tracking.agreed({ tagManager, purposes: agreed });
  }, [tagManager, agreed]);
  return null;
};
