import type { ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import { asPublished, keepsDrafts } from '../../data/draft';
import { useSession } from '../../data/session';
import { useRole } from '../../data/use-membership';
import { mayPublish } from '../../../schema/schema-for-role';
import { isPublic } from './publication-rules';

/** Whether the caller may keep changes beside a public record: authors of their own, as in the policies. */
export function useMayDraft(schema: ContentType, record: FormValues): boolean {
  const role = useRole();
  const me = useSession().session?.user.id;
  return (
    keepsDrafts(schema) &&
    isPublic(schema, asPublished(record)) &&
    (mayPublish(schema, role) || (me !== undefined && record.author_id === me))
  );
}
