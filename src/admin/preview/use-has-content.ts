import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ContentType } from '../../schema/content-type';
import { blankForm } from '../../schema/row';

/** Whether a form holds anything of its own: a record, a copy, or what somebody has typed since it was opened. */
export function useHasContent(schema: ContentType): boolean {
  const record = useRecordContext();
  // Known of what was typed before anybody asked, which `isDirty` is not.
  const { dirtyFields } = useFormState();
  const isBlank = useMemo(() => {
    const blank = blankForm(schema);
    return Object.entries(record ?? {}).every(
      ([column, value]) =>
        value === undefined || JSON.stringify(value) === JSON.stringify(blank[column]),
    );
  }, [schema, record]);
  const [hasContent, setHasContent] = useState(false);
  if (!hasContent && (!isBlank || Object.keys(dirtyFields).length > 0)) setHasContent(true);
  return hasContent;
}
