import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ContentType } from '../../schema/content-type';
import { blankForm } from '../../schema/row';

/** Whether a form holds anything of its own: a record, a copy, or what somebody has typed since it was opened. */
export function useHasBegun(schema: ContentType): boolean {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  const isBlank = useMemo(() => {
    const blank = blankForm(schema);
    return Object.entries(record ?? {}).every(
      ([column, value]) =>
        value === undefined || JSON.stringify(value) === JSON.stringify(blank[column]),
    );
  }, [schema, record]);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (isDirty || !isBlank)) setBegun(true);
  return hasBegun;
}
