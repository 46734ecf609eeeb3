import { ArrowRight } from 'lucide-react';
import { ArticleMeta } from '../../../shared/article/ArticleMeta';
import { minutesOf } from '../../../shared/article/reading-time';
import { type BlogCard, postPath } from '../../../shared/blog';
import { Card } from '../../components/Card';
import { SiteLink } from '../../components/SiteLink';
import styles from './PostGrid.module.css';
import { PostPicture } from './PostPicture';
import { usePrefetchOnHover } from './use-prefetch-on-hover';

interface PostGridProps {
  posts: readonly BlogCard[];
  titleAs?: 'h2' | 'h3';
  /** Number of places, filled by skeletons while posts load: no layout shift. */
  places?: number;
}

export function PostGrid({ posts, titleAs, places = 0 }: PostGridProps) {
  const free = Math.max(0, places - posts.length);
  return (
    <ul className={styles.grid}>
      {posts.map((post, place) => (
        // Keyed by index: a new post rerenders cards, and moves none.
        <PostCard key={place} post={post} titleAs={titleAs} />
      ))}
      {Array.from({ length: free }, (_, place) => (
        <li key={posts.length + place} aria-hidden="true" className={styles.free} />
      ))}
    </ul>
  );
}

interface PostCardProps {
  post: BlogCard;
  titleAs?: 'h2' | 'h3';
}

/** The whole card is a link. */
function PostCard({ post, titleAs: Title = 'h2' }: PostCardProps) {
  const prefetch = usePrefetchOnHover(post.slug);
  return (
    <Card
      as="li"
      picture={
        <PostPicture
          key={post.image + post.category}
          post={post}
          sizes="(width >= 64rem) 24rem, (width >= 48rem) 46vw, 94vw"
          className={styles.picture}
        />
      }
    >
      <ArticleMeta
        category={post.category}
        date={post.date}
        minutes={post.word_count ? minutesOf(post.word_count) : undefined}
      />
      <Title className={styles.title}>{post.title}</Title>
      <p className={styles.excerpt}>{post.excerpt}</p>
      <SiteLink href={postPath(post.slug)} className={styles.more} data-covers-card {...prefetch}>
        <span>
          Read more<span className="visually-hidden">{` about ${post.title}`}</span>
        </span>
        <ArrowRight aria-hidden="true" size={18} />
      </SiteLink>
    </Card>
  );
}
