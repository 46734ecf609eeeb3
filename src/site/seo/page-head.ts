import { isoDay, PLACEHOLDER_IMAGE, postPath, type BlogPost } from '../../shared/blog';
import { company } from '../../shared/company';
import type { routeEntries } from '../route-table';

/** What the head of a page says about it. */
export interface PageHead {
  /** Without the company's name. */
  title: string;
  description: string;
  /** Path of the canonical address; a page without one stays out of search results. */
  path?: string;
  /** Address of the picture that social networks show; the company's own unless a post has one. */
  image?: string;
  article?: { section: string; publishedOn?: string; modifiedAt: string };
}

export type RouteFacts = Pick<
  (typeof routeEntries)[number],
  'path' | 'label' | 'title' | 'description'
>;

/** The post's columns that its head speaks of. */
export type PostFacts = Pick<
  BlogPost,
  'title' | 'excerpt' | 'date' | 'image' | 'category' | 'slug' | 'updated_at'
>;

/** What a page is about: a line of the route table, or a post. */
export type PageSubject = RouteFacts | PostFacts;

/** The title as tabs and search results show it. */
export function documentTitle({ title }: Pick<PageHead, 'title'>): string {
  return `${title} | ${company.name}`;
}

/** The head of a page; `undefined` for a route whose words come later, with its post. */
export function pageHead(subject: PageSubject): PageHead | undefined {
  if (isPost(subject)) return postHead(subject);
  const { path, title, description } = subject;
  if (!title || !description) return undefined;
  return { title, description, path: path === '*' ? undefined : path };
}

export function isPost(subject: PageSubject): subject is PostFacts {
  return 'slug' in subject;
}

export function postHead(post: PostFacts): PageHead {
  return {
    title: post.title,
    description: post.excerpt,
    path: postPath(post.slug),
    image: ownPicture(post),
    article: {
      section: post.category,
      publishedOn: isoDay(post.date),
      modifiedAt: post.updated_at,
    },
  };
}

/** The post's own picture if it is a web address or a path of this site, otherwise `undefined`. */
export function ownPicture({ image }: Pick<BlogPost, 'image'>): string | undefined {
  return image !== PLACEHOLDER_IMAGE && /^(https?:\/\/|\/(?![/\\]))/i.test(image)
    ? image
    : undefined;
}
