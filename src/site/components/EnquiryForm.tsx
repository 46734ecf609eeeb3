import { Send } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import { company } from '../../shared/company';
import { services, type ServiceId } from '../content/services';
import { Button } from './Button';
import styles from './EnquiryForm.module.css';
import { EnquiryThanks } from './EnquiryThanks';
import { Field } from './Field';
import { PHONE_PATTERN } from './phone-pattern';
import { useEnquiry } from './useEnquiry';

interface EnquiryFormProps {
  /** Chosen from the start, unless the visitor has chosen another already. */
  service?: ServiceId;
}

/**
 * The enquiry form (spec, sections 4 and 5). Nothing is sent anywhere. The fields keep their own values, so what was
 * typed before React arrived stays; `method="dialog"` outside a dialog makes a submission before then do nothing at
 * all (HTML standard, form submission algorithm), instead of putting the fields into the address.
 */
export function EnquiryForm({ service }: EnquiryFormProps) {
  const { state, send } = useEnquiry();
  const formRef = useRef<HTMLFormElement>(null);
  const serviceRef = useRef<HTMLSelectElement>(null);
  const thanksRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const title = services.find(({ id }) => id === service)?.title;
    const select = serviceRef.current;
    if (title && select && !select.value) select.value = title;
  }, [service]);

  useEffect(() => {
    const form = formRef.current;
    const thanks = thanksRef.current;
    if (state !== 'success' || !form || !thanks) return;
    form.reset();
    thanks.focus();
    return () => {
      if (document.activeElement === thanks) form.focus({ preventScroll: true });
    };
  }, [state]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (state === 'editing') send();
  }

  return (
    <div className={styles.enquiry}>
      <form
        ref={formRef}
        method="dialog"
        aria-label="Enquiry"
        tabIndex={-1}
        inert={state === 'success'}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <p className={styles.note}>All five fields are required.</p>
        <Field label="Full Name">
          <input name="name" required autoComplete="name" autoCapitalize="words" />
        </Field>
        <div className={styles.pair}>
          <Field label="Email Address">
            <input name="email" type="email" required autoComplete="email" inputMode="email" />
          </Field>
          <Field label="Phone Number">
            <input
              name="phone"
              type="tel"
              required
              pattern={PHONE_PATTERN}
              title={`A telephone number, such as ${company.phone}`}
              autoComplete="tel"
              inputMode="tel"
            />
          </Field>
        </div>
        <Field label="Service Interested In">
          <select ref={serviceRef} name="service" required defaultValue="" autoComplete="off">
            <option value="" disabled>
              Select a service
            </option>
            {services.map(({ id, title }) => (
              <option key={id}>{title}</option>
            ))}
            <option>Other</option>
          </select>
        </Field>
        <Field label="Message">
          <textarea name="message" required rows={5} autoComplete="off" />
        </Field>
        <Button type="submit" wide disabled={state === 'sending'}>
          <Send aria-hidden="true" size={20} />
          {state === 'sending' ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
      <EnquiryThanks ref={thanksRef} state={state} />
    </div>
  );
}
