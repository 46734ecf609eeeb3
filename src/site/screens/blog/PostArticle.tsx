import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleHeading } from '../../../shared/article/readable-article';
import { ArticleText } from '../../../shared/article/ArticleText';
import { ArticleView } from '../../../shared/article/ArticleView';
import { readingMinutes } from '../../../shared/article/reading-time';
import { updatedOn } from '../../../shared/article/updated-on';
import type { BlogCard } from '../../../shared/blog';
import { SiteLink } from '../../components/SiteLink';
import { useTextLinks } from '../../components/use-text-links';
import { blogPost } from '../../view-models/blog';
import type { ReadablePost } from '../../data/readable-post';
import { hydrateWhenVisible } from '../../start/hydrate-when-visible';
import styles from './PostArticle.module.css';
import { PostPicture } from './PostPicture';

/** From so many headings on, a list of them helps more than it delays. */
const HEADINGS_WORTH_A_LIST = 6;

export const afterArticle = hydrateWhenVisible('after-article', () => import('./AfterArticle'));

interface PostArticleProps {
  /** Nothing while it loads. */
  post: ReadablePost | undefined;
  /** What the list already says of it. */
  card: BlogCard | undefined;
  /** It is not public: nothing follows it. */
  isPreview?: boolean;
  /** Stands for its text while that is written. */
  written?: ReactNode;
}

/**
 * A post with what stands around it; the code of what follows its text comes when the visitor comes near. Who comes
 * from the list sees at once what the card says: heading and picture stay when the text arrives, and so does the focus.
 */
export function PostArticle({ post, card, isPreview, written }: PostArticleProps) {
  const known = post ?? card;
  const links = useTextLinks();
  const body = post ? (
    <>
      <PostContents headings={post.article.headings} />
      {written ?? <ArticleText ref={links} article={post.article} />}
    </>
  ) : (
    <div className={styles.loading}>
      <p role="status">{blogPost.loading}</p>
      <noscript>{blogPost.needsScript}</noscript>
    </div>
  );
  return (
    <>
      <PostPage>
        {known ? (
          <Article
            post={known}
            updated={post && updatedOn(post)}
            minutes={post && readingMinutes(post.article.html)}
          >
            {body}
          </Article>
        ) : (
          body
        )}
      </PostPage>
      {post && !isPreview && <afterArticle.Screen post={post} />}
    </>
  );
}

function PostPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={`container ${styles.column}`}>
        <SiteLink href="/blog" className={styles.back}>
          <ArrowLeft aria-hidden="true" size={18} />
          {blogPost.back}
        </SiteLink>
        {children}
      </div>
    </div>
  );
}

interface ArticleProps {
  post: BlogCard;
  updated?: string;
  minutes?: number;
  children: ReactNode;
}

function Article({ post, children, ...meta }: ArticleProps) {
  return (
    <ArticleView
      title={post.title}
      category={post.category}
      date={post.date}
      {...meta}
      picture={
        <PostPicture key={post.image} post={post} sizes="(width >= 56rem) 52rem, 94vw" priority />
      }
    >
      {children}
    </ArticleView>
  );
}

/** What a long article holds, each line a way to its place. */
function PostContents({ headings }: { headings: readonly ArticleHeading[] }) {
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
