import { useEffect, type ReactNode } from 'react';
import { documentTitle } from '../seo/document-head';
import styles from './Preview.module.css';

interface PreviewProps {
  /** Undefined while loading, or without a record. */
  title: string | undefined;
  isPending: boolean;
  isError: boolean;
  children: ReactNode;
}

/** The target of a preview link: an unpublished record below a notice, or the reason why it is not available. */
export function Preview({ title, isPending, isError, children }: PreviewProps) {
  useEffect(() => {
    document.title = documentTitle({
      title: title === undefined ? 'Preview' : `Preview: ${title}`,
    });
  }, [title]);

  if (title !== undefined || isPending) {
    return (
      <>
        {title !== undefined && (
          <p role="status" className={styles.notice}>
            This is a preview. Only people with this link can see it.
          </p>
        )}
        {children}
      </>
    );
  }
  return (
    <div className={`container ${styles.ended}`}>
      <h1>{isError ? 'The preview could not be loaded' : 'This preview has ended'}</h1>
      <p>
        {isError
          ? 'Check your connection and reload the page.'
          : 'Ask whoever sent you the link for a new one.'}
      </p>
    </div>
  );
}
