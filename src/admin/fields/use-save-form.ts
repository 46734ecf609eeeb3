import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fileCheckOf } from '../images/pending-file-checks';
import type { FormValues } from '../../schema/kind';

/** Values being saved by react-hook-form's `control`; `undefined` during validation. */
const saving = new WeakMap<object, FormValues | undefined>();

/** Values sent to the server; the form may have newer ones. */
export function valuesBeingSaved(control: object): FormValues | undefined {
  return saving.get(control);
}

/**
 * Saves the form with values of the pressed button; `meta` is react-admin's. One save at a time: a second one would be
 * validated in parallel and stored after the first. A save during a file check waits, and is dropped when the file is
 * refused.
 */
export function useSaveForm(): (decided?: FormValues, meta?: object) => Promise<void> {
  const { control, handleSubmit, setError, setValue } = useFormContext();
  const { save } = useSaveContext();
  const send = (meta?: object) =>
    handleSubmit(async (values) => {
      saving.set(control, values);
      const errors = await save?.(values, { meta });
      if (errors) setSubmissionErrors(errors, setError);
    })();
  return async (decided = {}, meta = undefined) => {
    if (saving.has(control)) return;
    saving.set(control, undefined);
    try {
      if ((await fileCheckOf(control)) === false) return;
      for (const [column, value] of Object.entries(decided)) setValue(column, value);
      await send(meta);
    } finally {
      saving.delete(control);
    }
  };
}
