import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useFrame } from '../layout/frame-context.tsx';
import { useTranslation } from '../translation.tsx';
import type { VehicleView } from './present-vehicle.ts';

/** Ways to share the page: without JavaScript an e-mail and the address, with it also copying and the system's share sheet. */
export const Share = ({ fullName, price, path }: Pick<VehicleView, 'fullName' | 'price' | 'path'>) => {
  const { t } = useTranslation('vehicle');
  const { origin } = useFrame();
  const hydrated = useHydrated();
  const box = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState(false);
  const url = origin + path;
  const words = [fullName, price].filter(Boolean).join(', ');

  // Closes on Escape and on a press outside.
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent): void => {
      const details = box.current;
      if (!details?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!escaped && (event instanceof KeyboardEvent || details.contains(event.target as Node))) return;
      details.open = false;
      if (escaped) details.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => box.current?.querySelector('input')?.select(),
    );
  };
  const handOn = (): void => {
    // The visitor may cancel sharing.
    navigator.share({ title: fullName, text: words, url }).catch(() => undefined);
  };

  return (
    <details className="cars-share" ref={box} onToggle={() => setCopied(false)}>
      <summary className="cars-btn cars-btn--quiet cars-btn--sm">
        <Icon name="share" size="sm" />
        <span>{t('share.open')}</span>
      </summary>
      <div className="cars-share__box cars-panel">
        <label className="cars-field">
          <span className="cars-label">{t('share.address')}</span>
          <input className="cars-input cars-input--sm" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <ul>
          {hydrated && 'clipboard' in navigator && (
            <li>
              <button type="button" className="cars-btn cars-btn--quiet" onClick={copy}>
                <Icon name={copied ? 'check' : 'copy'} size="sm" />
                {copied ? t('share.copied') : t('share.copy')}
              </button>
            </li>
          )}
          <li>
            <a
              className="cars-btn cars-btn--quiet"
              href={`mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(url)}`}
            >
              <Icon name="mail" size="sm" />
              {t('share.mail')}
            </a>
          </li>
          {hydrated && 'share' in navigator && (
            <li>
              <button type="button" className="cars-btn cars-btn--quiet" onClick={handOn}>
                <Icon name="share" size="sm" />
                {t('share.more')}
              </button>
            </li>
          )}
        </ul>
        <p className="visually-hidden" role="status">
          {copied && t('share.copied')}
        </p>
      </div>
    </details>
  );
};
