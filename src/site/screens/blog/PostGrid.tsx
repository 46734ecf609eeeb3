import type { BlogCard } from '../../../shared/blog';
import { PostCard } from './PostCard';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly BlogCard[];
  titleAs?: 'h2' | 'h3';
  /** So many places are held while posts are on their way, so that nothing below them jumps. */
  places?: number;
}

export function PostGrid({ posts, titleAs, places = 0 }: PostGridProps) {
  const free = Math.max(0, places - posts.length);
  return (
    <ul className={styles.grid}>
      {posts.map((post, place) => (
        // By its place: a newer post changes what the cards say, and moves none.
        <PostCard key={place} post={post} titleAs={titleAs} />
      ))}
      {Array.from({ length: free }, (_, place) => (
        <li key={posts.length + place} aria-hidden="true" className={styles.free} />
      ))}
    </ul>
  );
}
