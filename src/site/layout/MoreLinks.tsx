import { useRef, type ReactNode } from 'react';
import styles from './NavBar.module.css';

interface MoreLinksProps {
  /** Whether the page being shown is behind one of them. */
  isCurrent: boolean;
  /** List items. */
  children: ReactNode;
}

/** The links for which the bar has no room: below a button that opens without script (HTML `details`). */
export function MoreLinks({ isCurrent, children }: MoreLinksProps) {
  const details = useRef<HTMLDetailsElement>(null);
  function close(focus?: HTMLElement | null) {
    if (details.current) details.current.open = false;
    focus?.focus();
  }
  return (
    <li className={styles.more}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come from the button and the links inside */}
      <details
        ref={details}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close(details.current?.querySelector('summary'));
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <summary className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
          More
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
