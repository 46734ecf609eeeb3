import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { rowPath, type PublicType } from '../../../content-types/public-type';
import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { useContent } from '../../../shared/content/use-content';
import { routeEntries } from '../../../shared/route-table';
import { withoutFinalSlashes } from '../../../shared/without-final-slashes';
import { useDocumentHead } from '../../layout/useDocumentHead';
import { lazyWithPreload } from '../../lazy';
import type { PublicRecords } from '../../public-records';
import { rowFacts } from '../../seo/row-facts';
import styles from '../page/PageScreen.module.css';

const noPage = lazyWithPreload(() => import('../not-found/NotFoundScreen'));
const notFound = routeEntries.find(({ path }) => path === '*');

/** What a component is given that shows one record, or all of them; each as `Readable` of its content type. */
export interface RecordProps {
  row: FormValues;
  rows: readonly FormValues[];
  type: ContentType;
  /** Its addresses and words. */
  of: PublicType;
}

interface RecordScreenProps {
  of: PublicType;
  records: PublicRecords;
  /** Shows one. */
  Page: ComponentType<RecordProps>;
}

/**
 * The record that the address names, with its head. One that is newer than the build is there once the backend has been
 * asked; then an address without a record says so.
 */
export function RecordScreen({ of, records, Page }: RecordScreenProps) {
  const path = withoutFinalSlashes(useLocation().pathname);
  const rows = useContent(records.default);
  const row = rows.find((one) => rowPath(of, one) === path);
  const answer = useAnswer(path, row !== undefined);
  const facts = useMemo(() => row && rowFacts(of, row), [row, of]);
  const isMissing = !row && answer === 'asked';
  useDocumentHead(facts ?? (isMissing ? notFound : undefined), facts ? path : '*');
  if (row) return <Page row={row} rows={rows} type={records.type} of={of} />;
  if (isMissing) return <noPage.Screen />;
  return (
    <div className={styles.loading}>
      <p role="status">
        {answer === 'unread'
          ? 'This page could not be loaded. It is tried again when you come back to it.'
          : 'One moment…'}
      </p>
      <noscript>
        This page needs JavaScript. Please turn it on, or go to <a href={of.path}>{of.label}</a>.
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
