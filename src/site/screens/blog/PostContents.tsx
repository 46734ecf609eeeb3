import type { ArticleHeading } from '../../../shared/article/article-anchors';
import { SiteLink } from '../../components/SiteLink';
import { blogPost } from '../../content/blog';
import styles from './PostContents.module.css';

/** From so many headings on, a list of them helps more than it delays. */
const HEADINGS_WORTH_A_LIST = 6;

/** What a long article holds, each line a way to its place. */
export function PostContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < HEADINGS_WORTH_A_LIST) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{blogPost.contents}</h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.sub : undefined}>
            <SiteLink href={`#${id}`}>{text}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
