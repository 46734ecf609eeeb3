import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { rowPath, type PublicType } from '../../../content-types/public-type';
import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { useContent } from '../../../shared/content/use-content';
import { routeEntries } from '../../../shared/route-table';
import { withoutFinalSlashes } from '../../../shared/without-final-slashes';
import { useDocumentHead } from '../../layout/use-document-head';
import { useLateHeading } from '../../layout/use-late-heading';
import { lazyWithPreload } from '../../start/lazy-with-preload';
import type { PublicRecords } from '../../public-records';
import { recordFacts } from '../../seo/record-head';
import { ScreenLoading } from '../../components/ScreenLoading';

const noPage = lazyWithPreload(() => import('../not-found/NotFoundScreen'));
const notFound = routeEntries.find(({ path }) => path === '*');

/** Props of a component for one record or a list; each row is `Readable` of its content type. */
export interface RecordProps {
  row: FormValues;
  rows: readonly FormValues[];
  type: ContentType;
  of: PublicType;
}

interface RecordScreenProps {
  of: PublicType;
  records: PublicRecords;
  /** The component for one record. */
  Page: ComponentType<RecordProps>;
}

/**
 * The record at the address, with its head. An address that the build lacks is looked up in the backend; only then is
 * it "not found".
 */
export function RecordScreen({ of, records, Page }: RecordScreenProps) {
  const path = withoutFinalSlashes(useLocation().pathname);
  const rows = useContent(records.default);
  const row = rows.find((row) => rowPath(of, row) === path);
  const answer = useAnswer(row !== undefined);
  const facts = useMemo(() => row && recordFacts(of, row, rows), [row, of, rows]);
  const isMissing = !row && answer === 'asked';
  useLateHeading(row !== undefined || isMissing);
  useDocumentHead(facts ?? (isMissing ? notFound : undefined), facts ? path : '*');
  if (row) return <Page row={row} rows={rows} type={records.type} of={of} />;
  if (isMissing) return <noPage.Screen />;
  return (
    <ScreenLoading isUnread={answer === 'unread'}>
      <noscript>
        This page needs JavaScript. Please turn it on, or go to <a href={of.path}>{of.label}</a>.
      </noscript>
    </ScreenLoading>
  );
}

/** The backend's answer for an address that the build lacks. */
function useAnswer(isKnown: boolean): 'asked' | 'unread' | undefined {
  const [answer, setAnswer] = useState<'asked' | 'unread'>();

  useEffect(() => {
    if (isKnown) return;
    const look = () =>
      import('../../revalidate/revalidate')
        .then(({ revalidated }) => revalidated())
        .then(
          () => setAnswer('asked'),
          () => setAnswer('unread'),
        );
    const lookAgain = () => document.visibilityState === 'visible' && look();
    void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [isKnown]);

  return answer;
}
