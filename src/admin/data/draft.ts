import { useQuery } from '@tanstack/react-query';
import { type ContentType, publicationColumn } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import type { Tables } from '../../shared/database.types';

/** Changes to a public record that visitors do not read yet. */
export interface Draft extends Omit<Tables<'drafts'>, 'changes' | 'base'> {
  changes: FormValues;
  /** What the record had in these columns. */
  base: FormValues;
}

/** Where it is in its life. */
export type DraftState = Pick<
  Draft,
  'record_id' | 'review_requested_at' | 'publish_at' | 'failed_at'
>;

/** What a save does with the draft, in react-admin's `meta`. */
export interface DraftStep {
  draft: 'save' | 'publish';
  /** When it publishes itself; null for no time, `undefined` for the same. */
  publishAt?: string | null;
}

/** Whether changes to its public records may wait beside them. */
export const keepsDrafts = (schema: ContentType): boolean =>
  publicationColumn(schema) !== undefined && schema.personal === undefined;

/** Of a record as `withDraft` made it. */
export const draftOf = (record: FormValues | undefined): Draft | undefined =>
  record?.draft as Draft | undefined;

/** As visitors read it, though it has a draft. */
export const asPublished = <Row extends FormValues>(record: Row): Row => ({
  ...record,
  ...draftOf(record)?.base,
});

/** The state of a record's draft, from one request for its table. */
export function useDraftState(schema: ContentType, { id }: FormValues): DraftState | undefined {
  const { data } = useQuery({
    // Below react-admin's lists of the table, which are invalidated by every change.
    queryKey: [schema.table, 'getList', 'drafts'],
    queryFn: async () => (await import('./draft-requests')).draftStates(schema),
    enabled: keepsDrafts(schema),
    retry: false,
  });
  return data?.find(({ record_id }) => record_id === id);
}
