import styles from './Divider.module.css';

/** Air and a fine line between two sections. */
export default function Divider() {
  return (
    <div className="container">
      <hr className={styles.line} />
    </div>
  );
}
