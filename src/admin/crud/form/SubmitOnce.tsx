import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { runningFileCheck } from '../../images/file-check';

/**
 * Lets one submit of the surrounding form through at a time, however it is asked for: a click, Enter or the keyboard
 * shortcut. A second one would be validated beside the first and saved after it. One that comes while a chosen file is
 * being checked waits, and is dropped when the file is refused, so that nothing is saved without it.
 */
export function SubmitOnce() {
  const place = useRef<HTMLSpanElement>(null);
  const submitting = useRef(false);
  const { isSubmitting, submitCount } = useFormState();

  useEffect(() => {
    if (!isSubmitting) submitting.current = false;
  }, [isSubmitting, submitCount]);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const admit = (event: SubmitEvent) => {
      const check = runningFileCheck(form);
      if (submitting.current || check) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void check?.then((taken) => taken && form.requestSubmit(event.submitter));
        return;
      }
      submitting.current = true;
    };
    form.addEventListener('submit', admit, true);
    return () => form.removeEventListener('submit', admit, true);
  }, []);

  return <span ref={place} hidden />;
}
