import { useCallback, useEffect } from 'react';
import {
  type RaRecord,
  useBlocker,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentType, FormValues } from '../../../schema/content-type';
import { connectionWait, untilOnline } from '../../data/until-online';
import { valuesBeingSaved } from '../../fields/use-save-form';
import { lazyWithRetry, untilLoaded } from '../../ui/lazy-with-retry';
import { useIdle } from '../../ui/use-idle';
import { useIsCurrentPage } from '../../ui/use-is-current-page';
import { forgetSaved, formName } from './stored-changes';
import { useHandover } from './use-handover';

const loadDialog = () => import('./LeaveDialog');
const LeaveDialog = lazyWithRetry(loadDialog, null);

/** The state of a navigation by which nothing is lost: there is nothing left to save, or what is typed goes along. */
export const LOSES_NOTHING = { losesNothing: true };

/** They open another program, and the page stays: Chrome takes them for a way out of it. */
const PROGRAMS = 'a:is([href^="mailto:"], [href^="tel:"], [href^="sms:"])';
const OPENED_MS = 1000;

type State = Partial<typeof LOSES_NOTHING> | null;

interface Props {
  /** What the form's unsaved changes are kept by. */
  name: string;
  schema: ContentType;
}

/**
 * Asks before unsaved changes are left behind: with a dialog inside the admin, with the browser's own question
 * when the document goes. react-admin's `warnWhenUnsavedChanges` takes a failed save for a successful one,
 * because it trusts react-hook-form's `isSubmitSuccessful`; this looks at what has changed since the last save.
 * Put it before the fields.
 */
export function UnsavedChangesGuard({ name, schema }: Props) {
  const isIdle = useIdle();
  const { getFieldState } = useFormContext();
  useRegisterMutationMiddleware<Save>(useSavedMark(name, schema));
  // Up to date at any moment, which the form's own state is not; `useKeptChanges` has it followed.
  const isUnsaved = useCallback(
    () => Object.keys(schema.fields).some((column) => getFieldState(column).isDirty),
    [schema, getFieldState],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formAt(currentLocation) !== formAt(nextLocation) &&
      !(nextLocation.state as State)?.losesNothing &&
      isUnsaved(),
  );

  useEffect(() => {
    let opened = -Infinity;
    const note = ({ target, timeStamp }: MouseEvent) => {
      if (target instanceof Element && target.closest(PROGRAMS)) opened = timeStamp;
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - opened > OPENED_MS && isUnsaved()) event.preventDefault();
    };
    document.addEventListener('click', note);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', note);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);

  useEffect(() => {
    if (isIdle) void untilLoaded(loadDialog);
  }, [isIdle]);

  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    // A save that waits would store, or publish, what was left without saving.
    connectionWait.get()?.cancel();
    blocker.proceed();
  };
  return <LeaveDialog onLeave={leave} onStay={() => blocker.reset()} />;
}

/** Which form an address shows: a create form starts as a copy, too, or with given values. */
function formAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('copy_of'), query.get('given')].join();
}

type Save = (resource: string, params: unknown) => Promise<{ data: RaRecord }>;

/**
 * Takes what was sent for saved once the server has it, before anything leads away: what is typed meanwhile is unsaved, and
 * goes along to the form of a record that is new.
 */
function useSavedMark(name: string, schema: ContentType) {
  const isNew = useRecordContext()?.id === undefined;
  const { control } = useFormContext();
  const markSaved = useMarkSaved();
  const goOnIn = useHandover(name, schema, markSaved);
  const isHere = useIsCurrentPage();
  return useCallback(
    async (resource: string, params: unknown, next: Save) => {
      const sent = valuesBeingSaved(control);
      // A form alone: it says that it waits.
      await untilOnline();
      const answer = await next(resource, params);
      markSaved(sent);
      if (isNew) goOnIn(formName(resource, answer.data.id));
      // Kept when somebody went elsewhere during the save, it would be offered as not saved.
      if (sent && !isHere()) forgetSaved(name, sent);
      return answer;
    },
    [control, isNew, markSaved, goOnIn, isHere, name],
  );
}

/** Takes values for saved, if not all that the form holds: they are neither kept on this device nor warned about. */
export function useMarkSaved(): (values?: FormValues) => void {
  const { getValues, resetDefaultValues } = useFormContext();
  return useCallback(
    (values = getValues()) => resetDefaultValues(values),
    [getValues, resetDefaultValues],
  );
}
