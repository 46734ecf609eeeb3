import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { confirmSession, isSignedIn } from '../data/session';
import { ToastMessage } from '../ui/ToastMessage';
import { isRefusedPermission, errorMessage, UploadError } from '../data/server-refusal';
import { SavingCancelled } from '../data/until-online';
import { membershipQuery } from '../data/use-membership';
import { phrases } from '../../schema/phrases';
import type { ContentType, Operation } from '../../schema/content-type';

/** Longer than the default: the user may have looked away during the save. */
const ERROR_TOAST_MS = 10_000;

/** Reports a failed save in the specification's words (section 8), with a sign-in where that helps. */
export function useFailedSave(schema: ContentType, operation: Operation) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState(false);

  const onError = async (error: unknown) => {
    if (error instanceof SavingCancelled) return;
    const isRefused = isRefusedPermission(error);
    setRefused(isRefused);
    // The session or the membership may have been ended elsewhere.
    if (isRefused) {
      const wasSignedIn = isSignedIn();
      await confirmSession();
      // A dialog says so (features/account/SessionEndedDialog.tsx).
      if (wasSignedIn && !isSignedIn()) return;
      void queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey });
    }
    const message = errorMessage(error);
    const failed = phrases.failed(schema, operation);
    const description =
      error instanceof UploadError
        ? `${error.what} upload failed: ${message}`
        : message
          ? `${failed}: ${message}`
          : failed;
    notify(<ToastMessage kind="error" description={description} />, {
      type: 'error',
      autoHideDuration: ERROR_TOAST_MS,
    });
  };
  return { refused, onError, clearRefusal: () => setRefused(false) };
}
