import Checklist from '@mui/icons-material/Checklist';
import { Button, useBulkUpdateController } from 'react-admin';
import type { FormValues } from '../../schema/kind';
import type { ResourceSchema } from '../../schema/resource-schema';
import { useFailedSave } from '../use-failed-save';

interface Props {
  schema: ResourceSchema;
  label: string;
  change: FormValues;
}

/** Writes the same values into all ticked rows, with a way back. */
export function BulkChangeButton({ schema, label, change }: Props) {
  const { onError } = useFailedSave(schema, 'update');
  const { handleUpdate, isPending } = useBulkUpdateController({
    mutationMode: 'undoable',
    mutationOptions: { onError },
  });
  return (
    <Button label={label} disabled={isPending} onClick={() => handleUpdate(change)}>
      <Checklist />
    </Button>
  );
}
