import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { publicationState, publicationTime } from '../../../schema/kinds/publication';
import { publicationColumn, type ContentType } from '../../../schema/content-type';
import { ScheduleButton } from './ScheduleButton';
import { useSaveForm } from '../use-save-form';

/** Beside a day that is still to come: publish it then, and not now. */
export function ScheduleOffer({ schema, day }: { schema: ContentType; day: string }) {
  const column = publicationColumn(schema);
  const save = useSaveForm();
  const time = publicationTime(useRecordContext()?.[column ?? '']);
  if (!column || (time && publicationState(time) === 'published')) return null;
  return (
    <Box sx={{ mx: 1.75, mb: 1 }}>
      <ScheduleButton
        label="Publish it on that day…"
        size="small"
        day={day}
        onSchedule={(at) => void save({ [column]: at })}
      />
    </Box>
  );
}
