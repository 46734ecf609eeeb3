import { useWatch } from 'react-hook-form';
import { pagePath } from '../../content-types/page-path';
import { textOf } from '../../schema/kind';
import { useFill } from '../data/use-fill';
import { SearchListing } from './SearchListing';

/** The page as search engines would list it, while its words are typed; or that they are asked to leave it out. */
export function PageSearchResult() {
  const [title = '', text, path, noindex] = useWatch({
    name: ['title', 'description', 'path', 'noindex'],
  }) as unknown[];
  const fill = useFill();
  const words = textOf(title).trim();
  const address = textOf(path) || pagePath(words);
  return (
    <SearchListing
      path={address.split('/')}
      headline={noindex === true ? 'Not in search results' : fill(words) || 'Title'}
      text={
        noindex === true
          ? 'Search engines are asked to leave this page out.'
          : fill(textOf(text)).trim() || 'Without a text, search engines choose words of the page.'
      }
    />
  );
}
