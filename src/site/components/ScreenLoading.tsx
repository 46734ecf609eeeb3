import type { ReactNode } from 'react';
import styles from './ScreenLoading.module.css';

interface ScreenLoadingProps {
  /** Whether the backend did not answer. */
  isUnread?: boolean;
  children?: ReactNode;
}

/** In the place of a screen whose content is being read. */
export function ScreenLoading({ isUnread = false, children }: ScreenLoadingProps) {
  return (
    <div className={styles.loading}>
      <p role="status">
        {isUnread
          ? 'This page could not be loaded. It is tried again when you come back to it.'
          : 'One moment…'}
      </p>
      {children}
    </div>
  );
}
