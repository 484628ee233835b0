import { useEffect, useRef, type ReactNode } from 'react';
import { useFrame } from './frame-context.tsx';

interface MenuProps {
  readonly label: string;
  /** Content of the button; screen readers read only the label. */
  readonly button: ReactNode;
  readonly className?: string;
  /** Open when the page opens, because it has a message. */
  readonly open?: boolean;
  /** Selects what gets the focus when the visitor opens it: the button keeps it by default. */
  readonly focuses?: string;
  readonly children: ReactNode;
}

/** A dropdown list: `<details>` without JavaScript, and with it closed by Escape, a click elsewhere or a new page. */
export const Menu = ({ label, button, className = '', open = false, focuses, children }: MenuProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const { url } = useFrame();

  useEffect(() => {
    if (!open) details.current?.removeAttribute('open');
  }, [url, open]);

  useEffect(() => {
    const closeOnClickElsewhere = ({ target }: MouseEvent): void => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open');
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.removeAttribute('open');
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeOnClickElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOnClickElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details
      className={`cars-menu ${className}`.trim()}
      open={open}
      ref={details}
      onToggle={({ currentTarget }) => {
        if (focuses !== undefined && currentTarget.open) currentTarget.querySelector<HTMLElement>(focuses)?.focus();
      }}
    >
      <summary aria-label={label}>{button}</summary>
      <div className="cars-menu__panel">{children}</div>
    </details>
  );
};
