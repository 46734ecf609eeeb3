import { useRef, type ReactNode } from 'react';
import styles from './NavBar.module.css';

interface LinksBelowProps {
  /** What the button shows, and its name where that is a picture. */
  button: ReactNode;
  label?: string;
  /** Whether the page being shown is behind one of them. */
  isCurrent?: boolean;
  /** List items. */
  children: ReactNode;
}

/** Links below a button that opens without script (HTML `details`). */
export function LinksBelow({ button, label, isCurrent, children }: LinksBelowProps) {
  const details = useRef<HTMLDetailsElement>(null);
  function close(focus?: HTMLElement | null) {
    if (details.current) details.current.open = false;
    focus?.focus();
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from the button and the links inside
    <details
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        close(details.current.querySelector('summary'));
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary
        className={styles.link}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {button}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
