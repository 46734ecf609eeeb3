import { useCallback, useEffect } from 'react';
import { useBlocker, useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../../schema/kind';
import { valuesBeingSaved } from '../../fields/use-save-form';
import { lazyWithRetry, untilLoaded } from '../../ui/lazy-with-retry';
import { useIdle } from '../../ui/use-idle';

const loadDialog = async () => (await import('./LeaveDialog')).LeaveDialog;
const LeaveDialog = lazyWithRetry(loadDialog, null);

/** The state of a navigation away from a record that is gone: there is nothing left to save. */
export const RECORD_IS_GONE = { recordIsGone: true };

/**
 * Asks before unsaved changes are left behind: with a dialog inside the admin, with the browser's own question
 * when the document goes. react-admin's `warnWhenUnsavedChanges` takes a failed save for a successful one,
 * because it trusts react-hook-form's `isSubmitSuccessful`; this looks at what has changed since the last save.
 */
export function UnsavedChangesGuard({ columns }: { columns: readonly string[] }) {
  const isIdle = useIdle();
  const { getFieldState } = useFormContext();
  useRegisterMutationMiddleware<Save>(useSavedMark());
  // Up to date at any moment, which the form's own state is not; `useKeptChanges` has it followed.
  const isUnsaved = useCallback(
    () => columns.some((column) => getFieldState(column).isDirty),
    [columns, getFieldState],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !(nextLocation.state as Partial<typeof RECORD_IS_GONE> | null)?.recordIsGone &&
      isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => {
    if (isIdle) void untilLoaded(loadDialog);
  }, [isIdle]);

  return (
    blocker.state === 'blocked' && (
      <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    )
  );
}

type Save = (resource: string, params: unknown) => Promise<unknown>;

/**
 * Takes what was sent for saved once the server has it, before anything leads away from it: what is typed meanwhile is
 * unsaved. A form for a new record is left for another one, so there all of it counts.
 */
function useSavedMark() {
  const { control } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const markSaved = useMarkSaved();
  return useCallback(
    async (resource: string, params: unknown, next: Save) => {
      const sent = isEdit ? valuesBeingSaved(control) : undefined;
      const answer = await next(resource, params);
      markSaved(sent);
      return answer;
    },
    [control, isEdit, markSaved],
  );
}

/** Takes values for saved, if not all that the surrounding form holds: they are neither kept on this device nor warned about. */
export function useMarkSaved(): (values?: FormValues) => void {
  const { getValues, resetDefaultValues } = useFormContext();
  return useCallback(
    (values = getValues()) => resetDefaultValues(values),
    [getValues, resetDefaultValues],
  );
}
