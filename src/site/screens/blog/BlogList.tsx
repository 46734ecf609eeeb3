import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import { PageHero } from '../../components/PageHero';
import { blogList, blogCallToAction } from '../../content/blog';
import { postsQuery } from '../../data/post-queries';
import heroPicture from '../../pictures/blog-hero.webp?role=wide';
import styles from './BlogList.module.css';
import { CategoryFilter } from './CategoryFilter';
import { PostResults } from './PostResults';
import { SearchBox } from './SearchBox';
import { categoriesOf, filterPosts, writeFilters } from './blog-filters';
import { useBlogFilters } from './useBlogFilters';
import { useNewcomers } from './useNewcomers';
import { usePublications } from './usePublications';

const NONE: readonly never[] = [];

/** The list of posts with its search, categories and pages (spec, section 2). */
export function BlogList() {
  const { data: posts = NONE, isFetched } = useQuery(postsQuery);
  const { filters, search, settle, chooseCategory, goToPage, clear } = useBlogFilters();
  const { q, category } = filters;
  usePublications(posts.some(({ word_count }) => word_count !== undefined));
  const results = useRef<HTMLElement>(null);
  const matching = useMemo(() => filterPosts(posts, { q, category }), [posts, q, category]);
  const newcomers = useNewcomers(matching, String(writeFilters(filters)), results);
  const searchBox = useRef<HTMLInputElement>(null);

  function clearAndSearchAgain() {
    clear();
    searchBox.current?.focus();
  }

  return (
    <>
      <PageHero title={blogList.title} intro={blogList.lead} picture={heroPicture} />
      <CallBar>
        <div className={`container ${styles.list}`}>
          <div className={styles.filters}>
            <SearchBox ref={searchBox} value={filters.q} onChange={search} onBlur={settle} />
            <CategoryFilter
              categories={categoriesOf(posts)}
              chosen={filters.category}
              onChoose={chooseCategory}
            />
          </div>
          <PostResults
            ref={results}
            posts={newcomers.posts}
            newcomers={newcomers.waiting}
            onShowNewcomers={newcomers.showAll}
            loading={!isFetched}
            page={filters.page}
            onPage={goToPage}
            onClear={clearAndSearchAgain}
          />
        </div>
      </CallBar>
      <CallToAction {...blogCallToAction} />
    </>
  );
}
