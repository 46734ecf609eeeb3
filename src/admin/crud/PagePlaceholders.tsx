import { Card, Skeleton } from '@mui/material';
import { useLocation } from 'react-router-dom';
import type { ContentType } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { RetryAlert } from '../ui/RetryAlert';
import { headingOf } from './page-headings';
import { PageHeading } from './PageHeading';

/** The heading of an address whose code or records are loading. */
export function PageSkeleton() {
  const heading = headingOf(useLocation().pathname);
  return (
    <>
      {heading !== undefined && <PageHeading title={heading} />}
      <ContentSkeleton />
    </>
  );
}

export function ContentSkeleton({ border }: { border?: 0 }) {
  return (
    <Card role="progressbar" aria-label="Loading" sx={{ p: 3, border }}>
      {['35%', '80%', '60%', '75%', '40%'].map((width) => (
        <Skeleton key={width} width={width} height="3.5rem" />
      ))}
    </Card>
  );
}

interface Props {
  schema: ContentType;
  onRetry: () => void;
}

/** In place of a record that failed to load. */
export function NotLoaded({ schema, onRetry }: Props) {
  return (
    <>
      <PageHeading title={phrases.name(schema)} />
      <RetryAlert onRetry={onRetry}>{phrases.notLoaded(schema)}</RetryAlert>
    </>
  );
}
