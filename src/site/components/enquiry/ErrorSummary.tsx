import type { FieldError } from '../field-errors';
import styles from './ErrorSummary.module.css';

export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  const fields = errors.length === 1 ? 'One field needs' : `${errors.length} fields need`;
  return (
    <div role="alert" className={styles.summary}>
      <p>
        <strong>{`${fields} your attention:`}</strong>
      </p>
      <ul>
        {errors.map(({ control, label, message }) => (
          <li key={control.name}>
            <button type="button" onClick={() => control.focus()}>
              {label}
            </button>
            <span>{`: ${message}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
