import type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  /** 16, 20 (the default) or 24 pixels. */
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
}

/** A decorative icon beside text that says the same: hidden from assistive technology. */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg className={['icon', size && `icon--${size}`, className].filter(Boolean).join(' ')} aria-hidden="true">
    <use href={`/static/icons.svg#${name}`} />
  </svg>
);
