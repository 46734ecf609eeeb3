import styles from './EnquiryReceipt.module.css';

/** The reference number, for questions by telephone. */
export function EnquiryReceipt({ reference }: { reference?: string }) {
  if (!reference) return null;
  return (
    <p className={styles.receipt}>
      Your reference is <strong>{reference}</strong>.
    </p>
  );
}
