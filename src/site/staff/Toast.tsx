import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SUCCESS, takeFlash, type Flash } from '../../shared/flash-message';
import { afterPaint } from '../start/after-paint';
import styles from './Toast.module.css';

/** In milliseconds (docs/specification.md, 9: about 5 seconds). */
const TOAST_DURATION_MS = 5000;

/** Shows the message that another page left in the session, such as the admin after saving a post. */
export function showToast(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toast />);
}

export function Toast() {
  const [flash, setFlash] = useState<Flash>();

  // The live region must be rendered before its message.
  useEffect(() => afterPaint(() => setFlash(takeFlash())), []);

  useEffect(() => {
    // A message with a link must not disappear while somebody reaches for it.
    if (!flash || flash.editPath) return;
    const timer = setTimeout(() => setFlash(undefined), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [flash]);

  return (
    <div role="status" className={styles.region}>
      {flash && (
        <div className={styles.toast}>
          <p>
            <strong>{SUCCESS}</strong> {flash.description}
            {flash.editPath && (
              <>
                {' '}
                <a href={flash.editPath}>
                  Edit this {flash.editPath.startsWith('/admin/blog_posts/') ? 'post' : 'page'}
                </a>
              </>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss"
            onClick={() => setFlash(undefined)}
          >
            <X aria-hidden="true" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
