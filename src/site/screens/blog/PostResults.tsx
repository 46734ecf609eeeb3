import { useLayoutEffect, useRef } from 'react';
import type { BlogCard } from '../../../shared/blog';
import { blogList } from '../../content/blog';
import { NoPostsFound } from './NoPostsFound';
import { PAGE_SIZE, paginate, type Page } from './pages';
import { Pagination } from './Pagination';
import { PostGrid } from './PostGrid';
import { PostGridPlaceholder } from './PostGridPlaceholder';
import styles from './PostResults.module.css';

interface PostResultsProps {
  /** All that match, newest first. */
  posts: readonly BlogCard[];
  loading: boolean;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The posts that match, six a page, and how many there are, said politely to screen readers. */
export function PostResults({ posts, loading, page: wanted, onPage, onClear }: PostResultsProps) {
  const page = paginate(posts, wanted);
  const results = useRef<HTMLElement>(null);
  const turned = useRef(false);

  function turnTo(number: number) {
    turned.current = true;
    onPage(number);
  }

  useLayoutEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [page.number]);

  return (
    <section ref={results} tabIndex={-1} aria-label="Articles" className={styles.results}>
      <p role="status" className={styles.count}>
        {loading ? blogList.loading : countOf(page, posts.length)}
      </p>
      {loading && <PostGridPlaceholder />}
      {!loading && posts.length === 0 && <NoPostsFound onClear={onClear} />}
      <PostGrid posts={page.items} />
      <Pagination page={page.number} count={page.count} onChange={turnTo} />
    </section>
  );
}

function countOf({ number, count, items }: Page<BlogCard>, total: number): string {
  const articles = total === 1 ? '1 article' : `${total} articles`;
  if (count === 1) return articles;
  const first = (number - 1) * PAGE_SIZE + 1;
  return `${first}–${first + items.length - 1} of ${articles}`;
}
