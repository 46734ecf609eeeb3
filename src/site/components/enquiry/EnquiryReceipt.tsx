import styles from './EnquiryReceipt.module.css';

/** The reference number, for questions by telephone. */
export function EnquiryReceipt({ reference }: { reference: string }) {
  return (
    <p className={styles.receipt}>
      Your reference is <strong>{reference}</strong>.
    </p>
  );
}
