import { useState, type SubmitEvent } from 'react';
import { FORM_FIELDS } from '../../domain/leads/lead-wire.ts';
import { useTranslation } from '../translation.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-names.ts';
import { call } from '../browser/call.ts';
import { logFailure } from '../browser/log-failure.ts';
import type { Frame } from '../page.ts';
import { useFrame } from './frame-context.tsx';
import { Menu } from './menu.tsx';

type Theme = Frame['theme'];

const THEMES: readonly { readonly theme: Theme; readonly icon: IconName }[] = [
  { theme: 'auto', icon: 'device-desktop' },
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
];

const parseTheme = (text: string | null): Theme => THEMES.find(({ theme }) => theme === text)?.theme ?? 'auto';

/** A form that the server remembers in a cookie and answers with the same page; with JavaScript the page changes immediately. */
export const ThemeSwitch = () => {
  const { t } = useTranslation();
  const frame = useFrame();
  const [chosen, setChosen] = useState(frame.theme);

  const change = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const theme = parseTheme(event.nativeEvent.submitter?.getAttribute('value') ?? null);
    setChosen(theme);
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
    // If it fails, the choice lasts until the next page; the visitor could not do anything about it.
    call('/theme', { body: { theme, back: frame.url }, redirect: 'manual' }).catch(logFailure);
  };

  return (
    <Menu label={t('theme.label')} button={<Icon name="moon" />}>
      <form method="post" action="/theme" onSubmit={change}>
        <input type="hidden" name="back" value={frame.url} />
        <input type="hidden" name={FORM_FIELDS.stamp} value={frame.stamp} />
        {THEMES.map(({ theme, icon }) => (
          <button key={theme} type="submit" name="theme" value={theme} aria-pressed={theme === chosen}>
            <Icon name={icon} size="sm" />
            {t(`theme.${theme}`)}
          </button>
        ))}
      </form>
    </Menu>
  );
};
