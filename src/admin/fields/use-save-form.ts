import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fileCheckOf } from '../images/file-check';
import type { FormValues } from '../../schema/kind';

/** Forms that are being saved, by react-hook-form's `control`. */
const underWay = new WeakSet<object>();

/**
 * Saves the surrounding form with what the pressed button decides. One save at a time, however it is asked for: a second
 * one would be validated beside the first and stored after it. One that comes while a chosen file is being checked waits,
 * and is dropped when the file is refused, so that nothing is saved without it.
 */
export function useSaveForm(): (decided?: FormValues) => Promise<void> {
  const { control, handleSubmit, setError, setValue } = useFormContext();
  const { save } = useSaveContext();
  const send = handleSubmit(async (values) => {
    const errors = await save?.(values);
    if (errors) setSubmissionErrors(errors, setError);
  });
  return async (decided = {}) => {
    if (underWay.has(control)) return;
    underWay.add(control);
    try {
      if ((await fileCheckOf(control)) === false) return;
      for (const [column, value] of Object.entries(decided)) setValue(column, value);
      await send();
    } finally {
      underWay.delete(control);
    }
  };
}
