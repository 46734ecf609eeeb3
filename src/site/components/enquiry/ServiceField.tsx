import { useLayoutEffect, useRef } from 'react';
import { services, type ServiceId } from '../../content/services';
import { Field } from '../Field';

interface ServiceFieldProps {
  /** Chosen from the start, unless the visitor has chosen another already. */
  service?: ServiceId;
}

/** The services and Other (docs/specification.md, 5). */
export function ServiceField({ service }: ServiceFieldProps) {
  const ref = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const title = services.find(({ id }) => id === service)?.title;
    const select = ref.current;
    if (!title || !select || select.value) return;
    select.value = title;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  }, [service]);

  return (
    <Field label="Service Interested In" name="service">
      {(control) => (
        <select {...control} ref={ref} required defaultValue="" autoComplete="off">
          <option value="" disabled>
            Select a service
          </option>
          {services.map(({ id, title }) => (
            <option key={id}>{title}</option>
          ))}
          <option>Other</option>
        </select>
      )}
    </Field>
  );
}
