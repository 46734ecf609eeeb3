import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleHeading } from '../../../shared/article/readable-article';
import { ArticleMeta } from '../../../shared/article/ArticleMeta';
import { ArticleText } from '../../../shared/article/ArticleText';
import { readingMinutes } from '../../../shared/article/reading-time';
import { updatedOn } from '../../../shared/article/updated-on';
import type { BlogCard } from '../../../shared/blog';
import { SiteLink } from '../../components/SiteLink';
import { useTextLinks } from '../../components/use-text-links';
import { blogPost } from './messages';
import type { ReadablePost } from '../../data/readable-post';
import { hydrateWhenVisible } from '../../start/hydrate-when-visible';
import styles from './PostArticle.module.css';
import { PostPicture } from './PostPicture';

/** Minimum for a table of contents. */
const MIN_HEADINGS = 6;

export const afterArticle = hydrateWhenVisible('after-article', () => import('./AfterArticle'));

interface PostArticleProps {
  /** `undefined` while it loads. */
  post: ReadablePost | undefined;
  /** Cached from the list. */
  card: BlogCard | undefined;
  /** A draft: without AfterArticle. */
  isPreview?: boolean;
  /** Replaces the article in the admin's preview. */
  written?: ReactNode;
}

/**
 * A post; what follows the article is lazy. After a click in the list, heading and picture render at once from the
 * card, and keep the focus when the article arrives.
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
      <div className={styles.page}>
        <div className={`container ${styles.column}`}>
          <SiteLink href="/blog" className={styles.back}>
            <ArrowLeft aria-hidden="true" size={18} />
            {blogPost.back}
          </SiteLink>
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
        </div>
      </div>
      {post && !isPreview && <afterArticle.Screen post={post} />}
    </>
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
    <article className={styles.article}>
      <header className={styles.header}>
        <ArticleMeta category={post.category} date={post.date} {...meta} />
        <h1>{post.title}</h1>
      </header>
      <div className={styles.frame}>
        <PostPicture key={post.image} post={post} sizes="(width >= 56rem) 52rem, 94vw" priority />
      </div>
      {children}
    </article>
  );
}

/** Table of contents. */
function PostContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
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
