import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ArticleBody } from '../../../shared/article/ArticleBody';
import { ArticleView } from '../../../shared/article/ArticleView';
import type { BlogCard, BlogPost } from '../../../shared/blog';
import { CallToAction } from '../../components/CallToAction';
import { SiteLink } from '../../components/SiteLink';
import { blogCallToAction, blogPost } from '../../content/blog';
import styles from './PostArticle.module.css';
import { PostPicture } from './PostPicture';
import { RelatedPosts } from './RelatedPosts';
import { ShareButtons } from './ShareButtons';

interface PostArticleProps {
  post: BlogPost;
  /** The cards of the list, if they have been loaded. */
  cards: readonly BlogCard[] | undefined;
}

/** A post with what stands around it: the way back, sharing, related posts. */
export function PostArticle({ post, cards }: PostArticleProps) {
  return (
    <>
      <PostPage>
        <Article post={post}>
          <ArticleBody html={post.content} />
        </Article>
        <ShareButtons post={post} />
      </PostPage>
      <RelatedPosts post={post} cards={cards} />
      <CallToAction {...blogCallToAction} />
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

function Article({ post, children }: { post: BlogCard; children: ReactNode }) {
  return (
    <ArticleView
      title={post.title}
      category={post.category}
      date={post.date}
      picture={
        <PostPicture key={post.image} post={post} sizes="(width >= 56rem) 52rem, 94vw" priority />
      }
    >
      {children}
    </ArticleView>
  );
}
