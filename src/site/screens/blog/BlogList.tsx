import { useRef } from 'react';
import { CallBar } from '../../components/CallBar';
import { CallToAction } from '../../components/CallToAction';
import { blogCallToAction } from '../../content/blog';
import styles from './BlogList.module.css';
import { CategoryFilter } from './CategoryFilter';
import { PostResults } from './PostResults';
import { SearchBox } from './SearchBox';
import { categoryChoices } from './blog-filters';
import { useBlogFilters } from './useBlogFilters';
import { usePostResults } from './usePostResults';
import { usePublications } from './usePublications';

/** The list of posts with its search, categories and pages (docs/specification.md, 2). */
export function BlogList() {
  const { filters, search, settle, chooseCategory, goToPage, clear } = useBlogFilters();
  const section = useRef<HTMLElement>(null);
  const { list, results } = usePostResults(filters, section);
  usePublications(list.cards.some(({ word_count }) => word_count !== undefined));
  const searchBox = useRef<HTMLInputElement>(null);

  function clearAndSearchAgain() {
    clear();
    searchBox.current?.focus();
  }

  return (
    <>
      <CallBar>
        <div className={`container ${styles.list}`}>
          <div className={styles.filters}>
            <SearchBox ref={searchBox} value={filters.q} onChange={search} onBlur={settle} />
            <CategoryFilter
              categories={categoryChoices(list.categories)}
              chosen={filters.category}
              onChoose={chooseCategory}
            />
          </div>
          <PostResults
            ref={section}
            results={results}
            onPage={goToPage}
            onClear={clearAndSearchAgain}
          />
        </div>
      </CallBar>
      <CallToAction {...blogCallToAction} />
    </>
  );
}
