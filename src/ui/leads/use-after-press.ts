import { useEffect, useRef } from 'react';

/**
 * Runs work at once, or where a pointer is pressed when it is let go: what moves between the press and its end, as a line that
 * comes in above a button does, takes the click away.
 */
export const useAfterPress = (): ((work: () => void) => void) => {
  const pressed = useRef(false);
  useEffect(() => {
    const press = (): void => void (pressed.current = true);
    const release = (): void => void (pressed.current = false);
    const events = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of events) document.removeEventListener(name, listener, true);
    };
  }, []);
  return (work) => {
    if (pressed.current) document.addEventListener('pointerup', () => setTimeout(work), { once: true });
    else work();
  };
};
