import { useWatch } from 'react-hook-form';
import { textOf } from '../../schema/kind';
import { SearchListing } from './SearchListing';

/** The post as a search engine would list it, while its words are typed. */
export function SearchResultPreview() {
  const [title, excerpt, slug, headline, text] = useWatch({
    name: ['title', 'excerpt', 'slug', 'search_title', 'search_description'],
  }).map((value) => textOf(value).trim());
  return (
    <SearchListing
      path={['blog', slug ?? '']}
      headline={headline || title || 'Title'}
      text={text || excerpt || 'Excerpt'}
    />
  );
}
