import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface LinksBelowProps {
  /** What the button shows beside its arrow. */
  button?: string;
  /** Its name where it is an arrow alone. */
  label?: string;
  /** Whether the page being shown is behind one of them. */
  isCurrent: boolean;
  /** List items. */
  children: ReactNode;
}

/** Links below a button that opens without script (HTML `details`); they close once something else is pressed or focused. */
export function LinksBelow({ button, label, isCurrent, children }: LinksBelowProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the button and the links inside
    <details
      ref={closeOnceLeft}
      onKeyDown={(event) => {
        const { currentTarget: links, key } = event;
        if (key !== 'Escape' || !links.open) return;
        event.stopPropagation();
        links.open = false;
        links.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.link} aria-label={label} aria-current={isCurrent || undefined}>
        {button}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Closes the links when a press has ended elsewhere, not while it lasts: a link that moved up below a finger would not be followed. */
function closeOnceLeft(links: HTMLDetailsElement) {
  const close = ({ target }: Event) => {
    if (!links.contains(target as Node)) links.open = false;
  };
  document.addEventListener('click', close);
  document.addEventListener('keyup', close);
  return () => {
    document.removeEventListener('click', close);
    document.removeEventListener('keyup', close);
  };
}
