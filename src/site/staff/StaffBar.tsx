import { useEffect, useState } from 'react';
import { CONTENT_TABLES } from '../../shared/content/content-rows';
import versions from '../../shared/content/published/versions';
import { readContentVersions } from '../../shared/content/read-content';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import { comparable, contentForms, formAt, hrefOf } from './find-form';
import styles from './StaffBar.module.css';

/** What is written as one: the smallest of them around what is pointed at. */
const WRITTEN = 'h1, h2, h3, h4, p, li, td, th, dt, dd, blockquote, figcaption, summary, a, strong';
/** Longer ones are no texts but parts of a page. */
const MOST = 1000;

interface Edit {
  href: string;
  top: number;
  left: number;
}

/** For whoever has signed in at /admin: from what is seen to where it is written. Escape hides it for the visit. */
export function StaffBar({ onHide }: { onHide: () => void }) {
  const path = usePath();
  const [found, setFound] = useState<{ path: string; form: Awaited<ReturnType<typeof formAt>> }>();
  const page = found?.path === path ? found.form : undefined;
  const [forms, setForms] = useState<Awaited<ReturnType<typeof contentForms>>>([]);
  const [edit, setEdit] = useState<Edit>();
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
    stateOfBuild().then(setState, () => undefined);
  }, []);
  useEffect(() => {
    const point = ({ target }: Event) => {
      const element = (target as Element).closest(WRITTEN);
      if (!element?.closest('#root')) {
        if (!(target as Element).closest(`.${styles.bar}, .${styles.edit}`)) setEdit(undefined);
        return;
      }
      const text = comparable(element.textContent ?? '');
      const href = text && text.length < MOST && hrefOf(text, page ? [page, ...forms] : forms);
      const { top, right } = element.getBoundingClientRect();
      setEdit(href ? { href, top: top + window.scrollY, left: right + window.scrollX } : undefined);
    };
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && onHide();
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    document.addEventListener('keydown', hide);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
      document.removeEventListener('keydown', hide);
    };
  }, [page, forms, onHide]);

  return (
    <aside aria-label="For staff">
      {edit && (
        <a
          href={edit.href}
          className={styles.edit}
          style={{ top: edit.top, left: `min(${edit.left}px, 100vw)` }}
        >
          Edit
        </a>
      )}
      <div className={styles.bar}>
        {page && <a href={page.href}>Edit this page</a>}
        <a href="/admin">New blog post</a>
        {state && <span>{state}</span>}
        <button type="button" onClick={onHide}>
          Hide
        </button>
      </div>
    </aside>
  );
}

/** The path that is shown; the title changes with it. */
function usePath(): string {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    const observer = new MutationObserver(() => setPath(window.location.pathname));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return path;
}

/** What has been changed since the pages were built; open pages show it all the same. */
async function stateOfBuild(): Promise<string> {
  const endpoint = { url: supabaseUrl, key: supabaseKey };
  const now = await readContentVersions(endpoint, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (!now || !versions) return '';
  const built: NonNullable<typeof versions> = versions;
  const newer = CONTENT_TABLES.filter((table) => now[table] !== built[table]);
  if (newer.length === 0) return 'The built pages have all content';
  return `Newer than the built pages: ${newer.join(', ').replaceAll('_', ' ')}`;
}
