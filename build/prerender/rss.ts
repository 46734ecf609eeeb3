import { parseDisplayDate, postPath, type BlogPost } from '../../src/shared/blog.ts';
import { xmlText } from './escape-markup.ts';

/** Readers keep what they have seen; a feed holds what is new. */
const FEED_LENGTH = 50;

interface Channel {
  /** Whose it is. */
  company: string;
  title: string;
  description: string;
  origin: string;
}

/**
 * The newest posts as RSS 2.0 (rssboard.org), with the address of the feed itself as Atom asks.
 * @param posts newest first
 */
export function rss(
  { company, title, description, origin }: Channel,
  posts: readonly BlogPost[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(`${title} | ${company}`)}</title>
<link>${xmlText(`${origin}/blog`)}</link>
<description>${xmlText(description)}</description>
<language>en-GB</language>
<atom:link href="${xmlText(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${posts
  .slice(0, FEED_LENGTH)
  .map((post) => item(post, origin))
  .join('\n')}
</channel>
</rss>
`;
}

function item(post: BlogPost, origin: string): string {
  const address = xmlText(origin + postPath(post.slug));
  const published = parseDisplayDate(post.date) ?? Date.parse(post.created_at);
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(published).toUTCString()}</pubDate>
<category>${xmlText(post.category)}</category>
<description>${xmlText(post.excerpt)}</description>
</item>`;
}
