import { createRoot } from 'react-dom/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { EditLink } from './EditLink';
import { contentForms, formAt, type Form } from './find-edit-link';
import styles from './StaffBar.module.css';
import { buildStatus } from './changes-since-build';

/** Where Escape has another meaning: it clears a search, closes a menu. */
const BUSY = 'input:focus, select:focus, textarea:focus, header [aria-expanded="true"]';

const HIDDEN = 'staff-bar-hidden';

/** Unless it was hidden in this visit. */
export function showBar(): void {
  if (sessionStorage.getItem(HIDDEN)) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StaffBar
      onHide={() => {
        sessionStorage.setItem(HIDDEN, 'yes');
        root.unmount();
        container.remove();
      }}
    />,
  );
}

/** Links from a page to its forms, for signed-in staff. Escape hides it for the visit. */
function StaffBar({ onHide }: { onHide: () => void }) {
  const path = usePath();
  const [found, setFound] = useState<{ path: string; form: Form | undefined }>();
  const page = found?.path === path ? found.form : undefined;
  const [forms, setForms] = useState<readonly Form[]>([]);
  const [state, setState] = useState('');

  useEffect(() => {
    let isShown = true;
    formAt(path).then(
      (form) => isShown && setFound({ path, form }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [path]);
  useEffect(() => {
    contentForms().then(setForms, () => undefined);
    buildStatus().then(setState, () => undefined);
  }, []);
  const hide = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(BUSY)) onHide();
  });
  useEffect(() => {
    // Capturing, before the page's listeners close what Escape was meant for.
    document.addEventListener('keydown', hide, { capture: true });
    return () => document.removeEventListener('keydown', hide, { capture: true });
  }, []);

  return (
    <aside aria-label="For staff">
      <EditLink key={path} page={page} forms={forms} />
      <div className={styles.bar}>
        {page && <a href={page.href}>Edit this page</a>}
        <a href="/admin">New blog post</a>
        <a href="/admin/pages/create">New page</a>
        {state && <span>{state}</span>}
        <button
          type="button"
          onClick={onHide}
          aria-keyshortcuts="Escape"
          title="Escape does it, too"
        >
          Hide
        </button>
      </div>
    </aside>
  );
}

/** The current path; the title changes with it. */
function usePath(): string {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const observer = new MutationObserver(() => setPath(window.location.pathname));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return path;
}
