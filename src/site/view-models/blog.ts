import { getQuote } from './links';
import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';

/** In the order of staff. */
export { default as categories } from 'virtual:content/blog_categories';

export const blogCallToAction = derivedContent([company], ({ quote_reply_hours: hours }) => ({
  title: 'Rather leave it to us?',
  text: `Tell us what you need and we will reply with a price within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  ...getQuote,
  second_label: 'Explore Our Services',
  second_href: '/services',
}));
