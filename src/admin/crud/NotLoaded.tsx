import type { ContentType } from '../../schema/content-type';
import { phrases } from '../../schema/phrases';
import { RetryAlert } from '../ui/RetryAlert';
import { PageHeading } from './PageHeading';

interface Props {
  schema: ContentType;
  onRetry: () => void;
}

/** In the place of a record that the server did not give. */
export function NotLoaded({ schema, onRetry }: Props) {
  return (
    <>
      <PageHeading title={phrases.name(schema)} />
      <RetryAlert onRetry={onRetry}>{phrases.notLoaded(schema)}</RetryAlert>
    </>
  );
}
