import Checklist from '@mui/icons-material/Checklist';
import { Button, useListContext, type RaRecord } from 'react-admin';
import type { FormValues } from '../../../schema/kind';
import type { ContentType } from '../../../schema/content-type';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ContentType;
  /** The ticked rows. */
  records: readonly RaRecord[];
  label: string;
  change: FormValues;
}

/** Writes the same values into all ticked rows, with a way back. */
export function BulkChangeButton({ schema, records, label, change }: Props) {
  const { onUnselectItems } = useListContext();
  const { change: changeRecords, isPending } = useChangeRecords(schema);
  const onClick = async () => {
    await changeRecords(records, change);
    onUnselectItems();
  };
  return (
    <Button label={label} disabled={isPending} onClick={() => void onClick()}>
      <Checklist />
    </Button>
  );
}
