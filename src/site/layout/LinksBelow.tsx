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

/** Links below a button that opens without script (HTML `details`). */
export function LinksBelow({ button, label, isCurrent, children }: LinksBelowProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from the button and the links inside
    <details
      onKeyDown={(event) => {
        const { currentTarget: details, key } = event;
        if (key !== 'Escape' || !details.open) return;
        event.stopPropagation();
        details.open = false;
        details.querySelector('summary')?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
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
