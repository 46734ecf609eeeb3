import { Box } from '@mui/material';
import { useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { publicationState, publicationTime } from '../../../schema/kinds/publication';
import { publicationColumn, type ContentType } from '../../../schema/content-type';
import { ScheduleButton } from './ScheduleButton';
import { useSubmitAs } from './use-submit-as';

/** Beside a day that is still to come: publish it then, and not now. */
export function ScheduleOffer({ schema, day }: { schema: ContentType; day: string }) {
  const place = useRef<HTMLDivElement>(null);
  const column = publicationColumn(schema);
  const submitAs = useSubmitAs(place, column);
  const time = publicationTime(useRecordContext()?.[column ?? '']);
  if (!column || (time && publicationState(time) === 'published')) return null;
  return (
    <Box ref={place} sx={{ mx: 1.75, mb: 1 }}>
      <ScheduleButton
        label="Publish it on that day…"
        size="small"
        day={day}
        onSchedule={submitAs}
      />
    </Box>
  );
}
