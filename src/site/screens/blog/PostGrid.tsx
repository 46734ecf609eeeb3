import type { BlogCard } from '../../../shared/blog';
import { PostCard } from './PostCard';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly BlogCard[];
  titleAs?: 'h2' | 'h3';
}

export function PostGrid({ posts, titleAs }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, place) => (
        // By its place: a newer post changes what the cards say, and moves none.
        <PostCard key={place} post={post} titleAs={titleAs} />
      ))}
    </ul>
  );
}
