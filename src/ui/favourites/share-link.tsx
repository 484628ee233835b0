import { useState, type MouseEvent } from 'react';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import { useFrame } from '../layout/frame-context.tsx';

/** Links to the list as others see it; with JavaScript its address is shared or copied directly. */
export const ShareLink = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('favourites');
  const { origin } = useFrame();
  const [copied, setCopied] = useState(false);

  const share = (event: MouseEvent): void => {
    const url = origin + path;
    const { navigator } = window;
    if ('share' in navigator) {
      event.preventDefault();
      // The visitor may cancel sharing.
      navigator.share({ title: t('shared.title'), url }).catch(() => undefined);
    } else if ('clipboard' in navigator) {
      event.preventDefault();
      (navigator as Navigator).clipboard.writeText(url).then(
        () => setCopied(true),
        () => window.location.assign(path),
      );
    }
  };

  return (
    <>
      <a className="cars-btn cars-btn--quiet" href={path} onClick={share}>
        <Icon name={copied ? 'check' : 'share'} size="sm" />
        {copied ? t('copied') : t('share')}
      </a>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  );
};
