import type { FieldError } from '../form-validation';
import styles from './ErrorSummary.module.css';

/** Two fields of which one is enough are one omission. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  const listed = errors.filter(
    ({ control, message }, index) =>
      !errors
        .slice(0, index)
        .some((other) => other.control.dataset.or === control.name && other.message === message),
  );
  const fields = listed.length === 1 ? 'One field needs' : `${listed.length} fields need`;
  return (
    <div role="alert" className={styles.summary}>
      <p>
        <strong>{`${fields} your attention:`}</strong>
      </p>
      <ul>
        {listed.map(({ control, label, message }) => (
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
