import Checklist from '@mui/icons-material/Checklist';
import { Button, useListContext } from 'react-admin';
import type { FormValues } from '../../schema/kind';
import type { ResourceSchema } from '../../schema/resource-schema';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ResourceSchema;
  label: string;
  change: FormValues;
}

/** Writes the same values into all ticked rows, with a way back. */
export function BulkChangeButton({ schema, label, change }: Props) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext();
  const { change: changeRecords, isPending } = useChangeRecords(schema);
  const onClick = async () => {
    await changeRecords(
      data.filter(({ id }) => selectedIds.includes(id)),
      change,
    );
    onUnselectItems();
  };
  return (
    <Button label={label} disabled={isPending} onClick={() => void onClick()}>
      <Checklist />
    </Button>
  );
}
