/** Texts of the blog list (docs/specification.md, 2); heading and introduction are in `company`. */
export const blogList = {
  searchPlaceholder: 'Search articles...',
  loading: 'Loading blog posts...',
  needsScript:
    'To search and to turn pages you need JavaScript. Without it, each article leads on to an older one.',
  empty: {
    title: 'No Posts Found',
    text: 'Try adjusting your search or filter criteria.',
    action: 'Clear all filters',
  },
};

/** Texts around an article. */
export const blogPost = {
  back: 'All articles',
  loading: 'Loading the article...',
  needsScript:
    'If there is an article here, it needs JavaScript. Please turn it on, or read one of the others. Our telephone number and e-mail address are below.',
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
