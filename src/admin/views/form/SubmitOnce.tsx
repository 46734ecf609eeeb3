import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/**
 * Lets one submit of the surrounding form through at a time, however it is asked for: a click, Enter or the keyboard
 * shortcut. A second one would be validated beside the first and saved after it.
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
    const admit = (event: SubmitEvent) => {
      if (submitting.current) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      submitting.current = true;
    };
    form?.addEventListener('submit', admit, true);
    return () => form?.removeEventListener('submit', admit, true);
  }, []);

  return <span ref={place} hidden />;
}
