import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNotify, useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import type { DismissedFindings } from '../../data/dismissed-findings';
import { toasts } from '../../ui/toasts';

type Save = (resource: string, params: unknown) => Promise<{ id: string }>;

const NONE: DismissedFindings = {};

const data = () => import('../../data/dismissed-findings');

/**
 * Reasons of dismissed findings, by key, shared by all staff. Those of a new record are stored after its first save.
 */
export function useDismissedFindings({ table }: ContentType) {
  const id = useRecordContext()?.id as string | undefined;
  const [unsaved, setUnsaved] = useState(NONE);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data: stored = NONE } = useQuery({
    queryKey: keyOf(table, id),
    queryFn: async () => (await data()).dismissedFindings(table, id as string),
    enabled: id !== undefined,
    retry: false,
  });
  const reasons = id === undefined ? unsaved : stored;

  const keepWithRecord = useCallback(
    async (resource: string, params: unknown, next: Save) => {
      const record = await next(resource, params);
      if (Object.keys(unsaved).length > 0) {
        // Ignored: the record is saved, and the findings reappear.
        await (await data()).dismissFindings(table, record.id, unsaved).catch(() => undefined);
      }
      return record;
    },
    [table, unsaved],
  );
  useRegisterMutationMiddleware<Save>(keepWithRecord);

  return useMemo(() => {
    /** Not optimistic: dismissed once stored. */
    async function change(
      update: (before: DismissedFindings) => DismissedFindings,
      keep: (record: string) => Promise<void>,
    ) {
      if (id === undefined) {
        setUnsaved(update);
        return;
      }
      try {
        await keep(id);
        queryClient.setQueryData<DismissedFindings>(keyOf(table, id), (before = NONE) =>
          update(before),
        );
      } catch {
        notify(toasts.notKept, { type: 'error' });
      }
    }
    return {
      reasons,
      dismiss: (finding: string, reason: string) =>
        change(
          (before) => ({ ...before, [finding]: { reason } }),
          async (record) =>
            (await data()).dismissFindings(table, record, { [finding]: { reason } }),
        ),
      restore: (finding: string) =>
        change(
          (before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== finding)),
          async (record) => (await data()).bringBackFinding(table, record, finding),
        ),
    };
  }, [id, table, reasons, queryClient, notify]);
}

const keyOf = (table: string, id: string | undefined) => ['dismissed findings', table, id];
