import { FigureCell } from './cells';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  formatDisplayDate,
  isoDay,
  parseDisplayDate,
  publishableDays,
} from '../../shared/time/display-date';
import { londonDay } from '../../shared/time/london-time';
import { LineInput } from './LineInput';
import { publicationColumn } from '../../schema/content-type';
import type { InputProps } from './kind-props';
import {
  publicationState,
  type PublicationState,
  publicationTime,
} from '../../schema/kinds/publication';
import type { DisplayDateField } from '../../schema/kinds/display-date';
import { mayPublish } from '../../schema/schema-for-role';
import { useRole } from '../data/use-membership';
import { ScheduleButton } from './publication/ScheduleButton';
import { useSaveForm } from './use-save-form';

const ON_TOP = 'it stays on top of the list until then.';
const AHEAD: Record<PublicationState, string> = {
  draft: `This day is still to come. Once it is published, ${ON_TOP}`,
  scheduled: 'This day is still to come.',
  ended: 'This day is still to come.',
  published: `This day is still to come. Everybody can read it as soon as you save it, and ${ON_TOP}`,
};

/** Native date picker for a day that is stored as displayed, such as "May 14, 2025". */
export function Input({ schema, field, source, validate }: InputProps<DisplayDateField>) {
  const [now] = useState(Date.now);
  const value: unknown = useWatch({ name: source });
  const day = typeof value === 'string' ? parseDisplayDate(value) : undefined;
  const picked = toPicker(String(value));
  const column = publicationColumn(schema);
  const maySchedule = mayPublish(schema, useRole());
  const stored: unknown = useRecordContext()?.[column ?? ''];
  const time = publicationTime(stored);
  // No warning for the scheduled day itself.
  const isAhead = day !== undefined && day > now && !(time && londonDay(time) === picked);
  const isPublished = time !== undefined && publicationState(time) === 'published';
  const { first: min, last: max } = publishableDays();
  return (
    <Box sx={{ width: '100%' }}>
      <LineInput
        {...{ source, validate }}
        field={isAhead ? { ...field, helperText: AHEAD[publicationState(stored)] } : field}
        type="date"
        format={toPicker}
        parse={fromPicker}
        inputProps={{ min, max }}
      />
      {isAhead && column && maySchedule && !isPublished && (
        <ScheduleOffer column={column} day={picked} />
      )}
    </Box>
  );
}

function toPicker(display: string | null): string {
  return (display && isoDay(display)) || '';
}

function fromPicker(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date();
  // The constructor maps years before 100 to the 1900s.
  date.setFullYear(year, month - 1, day);
  return iso ? formatDisplayDate(date) : '';
}

/** Offers to schedule the publication for a future day. */
function ScheduleOffer({ column, day }: { column: string; day: string }) {
  const save = useSaveForm();
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

export const Cell = FigureCell;
