import { getQuote } from './links';
import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';

/** In the order of staff. */
export { default as categories } from 'virtual:content/blog_categories';

/** Texts of the blog list (docs/specification.md, 2); heading and introduction are in `company`. */
export const blogList = {
  searchPlaceholder: 'Search articles...',
  loading: 'Loading blog posts...',
  empty: {
    title: 'No Posts Found',
    text: 'Try adjusting your search or filter criteria.',
    action: 'Clear all filters',
  },
};

export const blogCallToAction = derivedContent([company], ({ quote_reply_hours: hours }) => ({
  title: 'Rather leave it to us?',
  text: `Tell us what you need and we will reply with a price within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  ...getQuote,
  second_label: 'Explore Our Services',
  second_href: '/services',
}));

/** Texts around an article. */
export const blogPost = {
  back: 'All articles',
  loading: 'Loading the article...',
  needsScript: 'This article needs JavaScript. Please turn it on, or read one of the others.',
  gone: 'There is no article at this address. Here are all the others.',
  notLoaded: 'This article could not be loaded. Check your connection and reload the page.',
  notPublic: 'Visitors cannot read this post yet: it is a draft, or scheduled.',
  share: 'Share This Post',
  related: 'Related Posts',
  contents: 'In this article',
  neighbours: 'More articles',
  previous: 'Previous article',
  next: 'Next article',
};
