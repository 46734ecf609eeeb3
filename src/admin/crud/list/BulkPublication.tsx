import Publish from '@mui/icons-material/Publish';
import Unpublished from '@mui/icons-material/UnpublishedOutlined';
import { Button, useListContext, type RaRecord } from 'react-admin';
import { AT_ONCE, publicationState } from '../../../schema/kinds/publication';
import type { ContentType } from '../../../schema/content-type';
import { usePublishRecords } from './use-publish-records';

interface Props {
  schema: ContentType;
  /** The column that keeps when a record becomes public. */
  column: string;
  selected: readonly RaRecord[];
}

/** Publishes those of the ticked rows that are not public, or withdraws those that are or will be. */
export function BulkPublication({ schema, column, selected }: Props) {
  const { onUnselectItems } = useListContext();
  const { publish, isPending } = usePublishRecords(schema, column);
  const state = (record: RaRecord) => publicationState(record[column]);
  const unpublished = selected.filter((record) => state(record) !== 'published');
  const decided = selected.filter((record) => state(record) !== 'draft');
  const press = (records: readonly RaRecord[], publication: string | null) =>
    void publish(records, publication).then(() => onUnselectItems());
  return (
    <>
      {unpublished.length > 0 && (
        <Button label="Publish" disabled={isPending} onClick={() => press(unpublished, AT_ONCE)}>
          <Publish />
        </Button>
      )}
      {decided.length > 0 && (
        <Button label="Withdraw" disabled={isPending} onClick={() => press(decided, null)}>
          <Unpublished />
        </Button>
      )}
    </>
  );
}
