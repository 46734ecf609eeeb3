import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface NavDisclosureProps {
  /** Text beside the arrow. */
  button?: string;
  /** Accessible name without text. */
  label?: string;
  /** Whether a link of the list is the current page. */
  isCurrent: boolean;
  /** List items. */
  children: ReactNode;
}

/** A disclosure (HTML `details`) that works without script; closes on a press or focus elsewhere. */
export function NavDisclosure({ button, label, isCurrent, children }: NavDisclosureProps) {
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

/** Closes after a press elsewhere has ended: a link that moves up below the finger would not be followed. */
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
