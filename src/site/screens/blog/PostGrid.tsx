import type { BlogCard } from '../../../shared/blog';
import { PostCard } from './PostCard';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly BlogCard[];
  titleAs?: 'h2' | 'h3';
  /** How many cards are in the first view of a desktop. */
  priorityCount?: number;
}

export function PostGrid({ posts, titleAs, priorityCount = 0 }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} titleAs={titleAs} priority={index < priorityCount} />
      ))}
    </ul>
  );
}
