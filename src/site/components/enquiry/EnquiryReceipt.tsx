import styles from './EnquiryReceipt.module.css';

/** What a visitor can ask about on the telephone. */
export function EnquiryReceipt({ reference }: { reference: string }) {
  return (
    <p className={styles.receipt}>
      Your reference is <strong>{reference}</strong>.
    </p>
  );
}
