import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../../shared/article/ArticleBody';
import { ArticleView } from '../../../shared/article/ArticleView';
import { readingMinutes } from '../../../shared/article/reading-time';
import { updatedOn } from '../../../shared/article/updated-on';
import type { BlogCard, BlogPost } from '../../../shared/blog';
import { SiteLink } from '../../components/SiteLink';
import { blogPost } from '../../content/blog';
import { latePart } from '../../start/late-part';
import styles from './PostArticle.module.css';
import { PostContents } from './PostContents';
import { PostPicture } from './PostPicture';

export const afterArticle = latePart('after-article', () => import('./AfterArticle'));

/** A post with what stands around it; the code of what follows its text comes when the visitor comes near. */
export function PostArticle({ post }: { post: BlogPost }) {
  return (
    <>
      <PostPage>
        <Article post={post} updated={updatedOn(post)} minutes={readingMinutes(post.content)}>
          <ArticleBody
            html={post.content}
            contents={(headings) => <PostContents headings={headings} />}
          />
        </Article>
      </PostPage>
      <afterArticle.Screen post={post} />
    </>
  );
}

/** The same page before its text has arrived; a visitor who comes from the list already sees what the card says. */
export function PostArticleLoading({ card }: { card: BlogCard | undefined }) {
  const status = (
    <p role="status" className={styles.loading}>
      {blogPost.loading}
    </p>
  );
  return <PostPage>{card ? <Article post={card}>{status}</Article> : status}</PostPage>;
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
