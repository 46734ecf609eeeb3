import { useId } from 'react';
import type { longText } from '../../content-types/sections/texts';
import type { SectionProps } from '../../schema/define-section';
import { htmlToText } from '../../shared/text';
import { SiteLink } from '../components/SiteLink';
import styles from './LongText.module.css';
import { SectionText } from './SectionText';

/** A serialised heading with its anchor by readableArticle(). */
const HEADING = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** With a table of contents, and print styles. */
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

/** Second-level headings of sanitised HTML, with anchors. */
export function headingsIn(html: string): { id: string; text: string }[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: htmlToText(inner).trim(),
  }));
}
