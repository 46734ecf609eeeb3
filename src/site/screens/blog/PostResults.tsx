import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { BlogCard } from '../../../shared/blog';
import { blogList } from '../../content/blog';
import { NoPostsFound } from './NoPostsFound';
import { PAGE_SIZE, paginate, type Page } from './pages';
import { Pagination } from './Pagination';
import { PostGrid } from './PostGrid';
import { PostGridPlaceholder } from './PostGridPlaceholder';
import styles from './PostResults.module.css';

interface PostResultsProps {
  ref: RefObject<HTMLElement | null>;
  /** All that match, newest first. */
  posts: readonly BlogCard[];
  /** How many newer ones wait to be shown. */
  newcomers: number;
  onShowNewcomers: () => void;
  loading: boolean;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The posts that match, six a page, and how many there are, said politely to screen readers. */
export function PostResults(props: PostResultsProps) {
  const { ref: results, posts, newcomers, loading, page: wanted, onPage, onClear } = props;
  const page = paginate(posts, wanted);
  const turned = useRef(false);

  function turnTo(number: number) {
    turned.current = true;
    onPage(number);
  }

  function showNewcomers() {
    results.current?.focus({ preventScroll: true });
    props.onShowNewcomers();
  }

  useLayoutEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, [results, page.number]);

  return (
    <section ref={results} tabIndex={-1} aria-label="Articles" className={styles.results}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {loading ? blogList.loading : countOf(page, posts.length)}
        </p>
        <div role="status">
          {newcomers > 0 && (
            <button type="button" className={styles.newcomers} onClick={showNewcomers}>
              Show {articles(newcomers, 'new ')}
            </button>
          )}
        </div>
      </div>
      {loading && <PostGridPlaceholder />}
      {!loading && posts.length === 0 && <NoPostsFound onClear={onClear} />}
      <PostGrid posts={page.items} />
      <Pagination page={page.number} count={page.count} onChange={turnTo} />
    </section>
  );
}

function countOf({ number, count, items }: Page<BlogCard>, total: number): string {
  if (count === 1) return articles(total);
  const first = (number - 1) * PAGE_SIZE + 1;
  return `${first}–${first + items.length - 1} of ${articles(total)}`;
}

function articles(count: number, kind = ''): string {
  return `${count} ${kind}${count === 1 ? 'article' : 'articles'}`;
}
