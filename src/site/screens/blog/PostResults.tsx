import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BlogCard } from '../../../shared/blog';
import { blogList } from './messages';
import { POSTS_PER_PAGE, type Page } from '../../data/paginate';
import { Pagination } from './Pagination';
import { PostGrid } from './PostGrid';
import styles from './PostResults.module.css';
import type { PostResults as Results } from './use-post-results';
import { Button } from '../../components/Button';
import { Sparkle } from '../../components/Section';

interface PostResultsProps {
  ref: RefObject<HTMLElement | null>;
  results: Results;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** Matching posts by page, with their number in a polite live region. */
export function PostResults(props: PostResultsProps) {
  const { ref: section, results, onPage, onClear } = props;
  const { page, total, isLoading, waiting } = results;
  const turned = useRef(false);

  function turnTo(number: number) {
    turned.current = true;
    onPage(number);
  }

  function showNewPosts() {
    section.current?.focus({ preventScroll: true });
    results.showAll();
  }

  useLayoutEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [section, page.number]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Articles"
      className={styles.results}
      onClickCapture={ignoreSecondClick}
    >
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {isLoading ? blogList.loading : countOf(page, total)}
        </p>
        <div role="status">
          {waiting > 0 && (
            <button type="button" className={styles.newPosts} onClick={showNewPosts}>
              Show {articles(waiting, 'new ')}
            </button>
          )}
        </div>
      </div>
      {!isLoading && total === 0 && <NoPostsFound onClear={onClear} />}
      <PostGrid posts={page.items} places={isLoading ? POSTS_PER_PAGE : undefined} />
      {isLoading && page.count === 1 ? (
        <div className={styles.pages} />
      ) : (
        <Pagination page={page.number} count={page.count} onChange={turnTo} />
      )}
    </section>
  );
}

/** The page is turned by then: the second click of a double click on “Next” would open the article below the pointer. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function countOf({ number, count, items }: Page<BlogCard>, total: number): string {
  if (count === 1) return articles(total);
  const first = (number - 1) * POSTS_PER_PAGE + 1;
  return `${first}–${first + items.length - 1} of ${articles(total)}`;
}

function articles(count: number, kind = ''): string {
  return `${count} ${kind}${count === 1 ? 'article' : 'articles'}`;
}

function NoPostsFound({ onClear }: { onClear: () => void }) {
  const { title, text, action } = blogList.empty;
  return (
    <div className={styles.empty}>
      <Sparkle className={styles.sparkle} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="outline" onClick={onClear}>
        {action}
      </Button>
    </div>
  );
}
