import { useEffect, useEffectEvent } from 'react';
import { useFrame } from '../layout/frame-context.tsx';
import { usePlaceForm } from './use-place-form.ts';

/** Once per document: visitors who refused are not asked again on the next page. */
let asked = false;

/** Looks for the visitor as the page opens, on sites that may (`location.onLoad`), unless their place is known. It shows nothing. */
export const PlaceOnLoad = () => {
  const { site, place } = useFrame();
  const { useMyLocation } = usePlaceForm();
  const look = useEffectEvent(useMyLocation);
  const wanted = site.location.onLoad && !place?.valid;
  useEffect(() => {
    if (!wanted || asked) return;
    asked = true;
    look();
  }, [wanted]);
  return null;
};
