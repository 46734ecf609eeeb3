import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { rowPath } from '../../../content-types/public-type';
import { publicTypes } from '../../../content-types/public-types';
import type { Content } from '../../../shared/content/content-store';
import { useContent } from '../../../shared/content/use-content';
import { routeEntries } from '../../../shared/route-table';
import { withoutFinalSlashes } from '../../../shared/without-final-slashes';
import { useDocumentHead } from '../../layout/useDocumentHead';
import { lazyWithPreload } from '../../lazy';
import { rowFacts } from '../../seo/row-facts';
import styles from '../page/PageScreen.module.css';

const noPage = lazyWithPreload(() => import('../not-found/NotFoundScreen'));
const notFound = routeEntries.find(({ path }) => path === '*');

interface RowScreenProps<Row> {
  /** The table of a content type that says `public`, with a page. */
  table: string;
  rows: Content<readonly Row[]>;
  /** Shows one. */
  Page: ComponentType<{ row: Row }>;
}

/**
 * The record that the address names, with its head. One that is newer than the build is there once the backend has been
 * asked; then an address without a record says so.
 */
export function RowScreen<Row extends Readonly<Record<string, unknown>>>({
  table,
  rows,
  Page,
}: RowScreenProps<Row>) {
  const path = withoutFinalSlashes(useLocation().pathname);
  const type = publicTypes.find((one) => one.table === table);
  const all = useContent(rows);
  const row = type && all.find((one) => rowPath(type, one) === path);
  const answer = useAnswer(path, row !== undefined);
  const facts = useMemo(() => row && type && rowFacts(type, row), [row, type]);
  const isMissing = !row && answer === 'asked';
  useDocumentHead(facts ?? (isMissing ? notFound : undefined), facts ? path : '*');
  if (row) return <Page row={row} />;
  if (isMissing) return <noPage.Screen />;
  return (
    <div className={styles.loading}>
      <p role="status">
        {answer === 'unread'
          ? 'This page could not be loaded. It is tried again when you come back to it.'
          : 'One moment…'}
      </p>
      <noscript>
        This page needs JavaScript. Please turn it on, or go to{' '}
        <a href={type?.list}>{type?.label}</a>.
      </noscript>
    </div>
  );
}

/** Whether the backend has said what there is, for an address that the build does not know. */
function useAnswer(path: string, isKnown: boolean): 'asked' | 'unread' | undefined {
  const [answer, setAnswer] = useState<{ path: string; of: 'asked' | 'unread' }>();

  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    const tell = (of: 'asked' | 'unread') => isShown && setAnswer({ path, of });
    const look = async () => (await import('../../revalidate/revalidate')).revalidated();
    look().then(
      () => tell('asked'),
      () => tell('unread'),
    );
    return () => {
      isShown = false;
    };
  }, [path, isKnown]);

  return answer?.path === path ? answer.of : undefined;
}
