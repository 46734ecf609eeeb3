import { useId } from 'react';
import type { longText } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { SiteLink } from '../components/SiteLink';
import { headingsIn } from './headings-in';
import styles from './LongText.module.css';
import { SectionText } from './SectionText';

/** A long text with its contents beside it; set for reading and for printing. */
export default function LongText({ html, numbered }: SectionProps<typeof longText>) {
  const contentsId = useId();
  const headings = headingsIn(html);
  return (
    <div className={`container ${styles.columns} ${numbered ? styles.numbered : ''}`}>
      {headings.length > 0 && (
        <nav aria-labelledby={contentsId} className={styles.contents}>
          <h2 id={contentsId}>On this page</h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <SiteLink href={`#${id}`}>{text}</SiteLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <SectionText html={html} className={styles.text} />
    </div>
  );
}
