import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { lazyWithRetry, untilLoaded } from '../../ui/lazy-with-retry';
import { useIdle } from '../../ui/use-idle';
import { useUnsavedChanges } from './useUnsavedChanges';

const loadDialog = async () => (await import('./LeaveDialog')).LeaveDialog;
const LeaveDialog = lazyWithRetry(loadDialog, null);

/**
 * Asks before unsaved changes are left behind: with a dialog inside the admin, with the browser's own question
 * when the document goes. react-admin's `warnWhenUnsavedChanges` takes a failed save for a successful one,
 * because it trusts react-hook-form's `isSubmitSuccessful`; this waits for `formSaved(name)`.
 */
export function UnsavedChangesGuard({ name }: { name: string }) {
  const isIdle = useIdle();
  const isUnsaved = useUnsavedChanges(name);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
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
