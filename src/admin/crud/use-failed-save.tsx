import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { confirmSession } from '../data/session';
import { ToastMessage } from '../ui/ToastMessage';
import { SavingCancelled } from '../data/data-provider';
import { isRefusedPermission, messageOf, UploadError } from '../data/server-refusal';
import { membershipQuery } from '../data/status';
import { phrases } from '../../schema/phrases';
import type { ContentType, Operation } from '../../schema/content-type';

/** Error toasts stay longer than the default: somebody may have looked away while the save was under way. */
const ERROR_TOAST_MS = 10_000;

/** Tells of a failed save in the words of the specification's section 8, and whether signing in would help. */
export function useFailedSave(schema: ContentType, operation: Operation) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState(false);

  const onError = (error: unknown) => {
    if (error instanceof SavingCancelled) return;
    const isRefused = isRefusedPermission(error);
    setRefused(isRefused);
    // The server may have refused a session that was ended elsewhere, or a membership that was.
    if (isRefused) {
      void confirmSession();
      void queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey });
    }
    const message = messageOf(error);
    const failed = phrases.failed(schema, operation);
    const description =
      error instanceof UploadError
        ? `${error.what} upload failed: ${message}`
        : message
          ? `${failed}: ${message}`
          : failed;
    notify(<ToastMessage kind="error" title="Error" description={description} />, {
      type: 'error',
      autoHideDuration: ERROR_TOAST_MS,
    });
  };
  return { refused, onError, clearRefusal: () => setRefused(false) };
}
