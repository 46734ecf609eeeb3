import type { ContentType, FormValues } from '../../../schema/content-type';
import { mayPublish } from '../../../schema/schema-for-role';
import { draftOf } from '../../data/draft';
import { useRole } from '../../data/use-membership';
import { mayWrite } from './publication-rules';
import { useMayDraft } from './use-may-draft';

/** Whether only an editor can change a record: it, or its draft, is public, scheduled or has ended. */
export function useIsReadOnly(schema: ContentType, record: FormValues): boolean {
  const role = useRole();
  const mayDraft = useMayDraft(schema, record);
  return (
    !mayPublish(schema, role) &&
    (isScheduled(record) || !(mayWrite(schema, role, record) || mayDraft))
  );
}

export const isScheduled = (record: FormValues) => Boolean(draftOf(record)?.publish_at);
