import { QueryClientProvider } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { company } from '../../../shared/company';
import { useContent } from '../../../shared/content/use-content';
import { PageHero } from '../../components/PageHero';
import { blogCallToAction, categories } from '../../view-models/blog';
import { blogList } from './messages';
import { queryClient } from '../../data/query-client';
import StickyCallBar from '../../sections/StickyCallBar';
import CallToAction from '../../sections/CallToAction';
import styles from './BlogListScreen.module.css';
import { PostResults } from './PostResults';
import { categoryChoices } from './blog-filters';
import { useBlogFilters } from './use-blog-filters';
import { usePostResults } from './use-post-results';

const PICTURE = { src: '/pictures/blog-hero.webp' };

export default function BlogListScreen() {
  const { blog_title, blog_intro } = useContent(company);
  return (
    <>
      <PageHero title={blog_title || 'Blog'} intro={blog_intro} picture={PICTURE} />
      <QueryClientProvider client={queryClient}>
        <BlogList />
      </QueryClientProvider>
    </>
  );
}

/** docs/specification.md, 2. */
function BlogList() {
  const { filters, settled, search, settle, chooseCategory, goToPage, clear } = useBlogFilters();
  const section = useRef<HTMLElement>(null);
  const { list, results } = usePostResults(filters, settled, section);
  const searchBox = useRef<HTMLInputElement>(null);

  function clearAndSearchAgain() {
    clear();
    searchBox.current?.focus();
  }

  return (
    <>
      <StickyCallBar>
        <div className={`container ${styles.list}`}>
          <div className={styles.filters}>
            <noscript>{blogList.needsScript}</noscript>
            <SearchBox ref={searchBox} value={filters.q} onChange={search} onBlur={settle} />
            <CategoryFilter
              categories={categoryChoices(list.categories, useContent(categories))}
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
      </StickyCallBar>
      <CallToAction {...useContent(blogCallToAction)} />
    </>
  );
}

interface CategoryFilterProps {
  categories: readonly string[];
  chosen: string;
  onChoose: (category: string) => void;
}

function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <div role="group" aria-label="Category" className={styles.categories}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          className={styles.category}
          onClick={() => onChoose(category)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

function SearchBox({ value, onChange, onBlur, ref }: SearchBoxProps) {
  return (
    <div role="search" className={styles.box}>
      <Search aria-hidden="true" size={20} className={styles.icon} />
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label="Search articles"
        placeholder={blogList.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Closes a phone's keyboard, over what has been found.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={onBlur}
        className={styles.input}
      />
    </div>
  );
}
