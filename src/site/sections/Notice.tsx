import { Info } from 'lucide-react';
import type { notice } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import styles from './Notice.module.css';

export default function Notice({ text }: SectionProps<typeof notice>) {
  return (
    <div className={`container ${styles.place}`}>
      <p className={styles.notice}>
        <Info aria-hidden="true" size={24} />
        {text}
      </p>
    </div>
  );
}
