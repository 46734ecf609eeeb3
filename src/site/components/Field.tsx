import { useContext, useId, type ReactNode } from 'react';
import { FieldErrors } from './form-validation';
import styles from './Field.module.css';

/** Props of a control. */
interface ControlProps {
  id: string;
  name: string;
  dir: 'auto';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  name: string;
  /** Rendered beside the label. */
  hint?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its error. */
export function Field({ label, name, hint, children }: FieldProps) {
  const id = useId();
  const error = useContext(FieldErrors).get(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      {children({
        id,
        name,
        dir: 'auto',
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
