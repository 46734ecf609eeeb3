import { setSubmissionErrors, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fileCheckOf } from '../images/file-check';
import type { FormValues } from '../../schema/kind';

/** What forms are being saved with, by react-hook-form's `control`; nothing yet while they are validated. */
const underWay = new WeakMap<object, FormValues | undefined>();

/** What is under way to the server: who goes on typing has more in the form by now. */
export function valuesBeingSaved(control: object): FormValues | undefined {
  return underWay.get(control);
}

/**
 * Saves the surrounding form with what the pressed button decides; `meta` is react-admin's. One save at a time, however it is asked for: a second
 * one would be validated beside the first and stored after it. One that comes while a chosen file is being checked waits,
 * and is dropped when the file is refused, so that nothing is saved without it.
 */
export function useSaveForm(): (decided?: FormValues, meta?: object) => Promise<void> {
  const { control, handleSubmit, setError, setValue } = useFormContext();
  const { save } = useSaveContext();
  const send = (meta?: object) =>
    handleSubmit(async (values) => {
      underWay.set(control, values);
      const errors = await save?.(values, { meta });
      if (errors) setSubmissionErrors(errors, setError);
    })();
  return async (decided = {}, meta = undefined) => {
    if (underWay.has(control)) return;
    underWay.set(control, undefined);
    try {
      if ((await fileCheckOf(control)) === false) return;
      for (const [column, value] of Object.entries(decided)) setValue(column, value);
      await send(meta);
    } finally {
      underWay.delete(control);
    }
  };
}
