import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds (specification, sections 4 and 9); its duration of five seconds is in layout.css. */
const THROTTLE = 200;
const LINGER = 500;

type Phase = 'hidden' | 'running' | 'finished';

/** Shows that a page is loading, unless it loads quickly; it fills up before it disappears. */
export const LoadingBar = () => {
  const loading = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    if (loading) {
      const start = setTimeout(() => setPhase('running'), THROTTLE);
      return () => clearTimeout(start);
    }
    const finish = setTimeout(() => setPhase((before) => (before === 'running' ? 'finished' : 'hidden')));
    const hide = setTimeout(() => setPhase('hidden'), LINGER);
    return () => {
      clearTimeout(finish);
      clearTimeout(hide);
    };
  }, [loading]);

  return phase === 'hidden' ? null : <div className={`cars-progress is-${phase}`} aria-hidden="true" />;
};
