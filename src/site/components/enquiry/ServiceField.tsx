import { useLayoutEffect, useRef } from 'react';
import { useContent } from '../../../shared/content/use-content';
import { services } from '../../view-models/services';
import { Field } from '../Field';

interface ServiceFieldProps {
  /** Slug of the one selected initially (`quoteHref`), unless the visitor has selected another. */
  service?: string | null;
}

export function ServiceField({ service }: ServiceFieldProps) {
  const all = useContent(services);
  const ref = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const title = all.find(({ slug }) => slug === service)?.title;
    const select = ref.current;
    if (!title || !select || select.value) return;
    select.value = title;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  }, [service, all]);

  return (
    <Field label="Service Interested In" name="service">
      {(control) => (
        <select {...control} ref={ref} required defaultValue="">
          {/* A translator changes texts alone. */}
          <option value="" disabled>
            Select a service
          </option>
          {all.map(({ slug, title }) => (
            <option key={slug} value={title}>
              {title}
            </option>
          ))}
          <option value="Other">Other</option>
        </select>
      )}
    </Field>
  );
}
