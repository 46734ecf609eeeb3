import { ContentError } from '../content-error.ts';
import type { ForeignBlog, ForeignPost } from './foreign-post.ts';

interface GhostPost {
  id: string;
  title: string;
  slug: string;
  html: string | null;
  plaintext?: string | null;
  feature_image?: string | null;
  type?: string;
  status: string;
  visibility?: string;
  custom_excerpt?: string | null;
  created_at: string;
  updated_at?: string | null;
  published_at?: string | null;
}

interface GhostData {
  posts: GhostPost[];
  tags?: { id: string; name: string }[];
  posts_tags?: { post_id: string; tag_id: string; sort_order?: number }[];
}

/** What Ghost writes for the address of the blog itself. */
const OWN_ADDRESS = /__GHOST_URL__/g;

/**
 * The posts of a Ghost export (Settings, Labs, Export your content). Throws a ContentError when the file is none.
 * @param site the address of the blog, which Ghost leaves out of its export
 */
export function readGhost(json: string, site: string): ForeignBlog {
  const data = dataOf(json);
  const blog: ForeignBlog = { posts: [], leftOut: [] };
  for (const post of data.posts) {
    const name = `${post.type ?? 'post'} "${post.title}"`;
    if (post.type === 'page') blog.leftOut.push(`${name}: not a post`);
    else if (post.status !== 'published')
      blog.leftOut.push(`${name}: its status is ${post.status}`);
    else if (post.visibility && post.visibility !== 'public')
      blog.leftOut.push(`${name}: it is for ${post.visibility} only`);
    else if (!post.html) blog.leftOut.push(`${name}: the export has no text of it`);
    else blog.posts.push(postOf(post, tagsOf(post, data), site));
  }
  return blog;
}

function dataOf(json: string): GhostData {
  try {
    const file = JSON.parse(json) as { db?: { data?: GhostData }[]; data?: GhostData };
    const data = file.db?.[0]?.data ?? file.data;
    if (Array.isArray(data?.posts)) return data;
  } catch (error) {
    throw new ContentError(`The file is not JSON: ${(error as Error).message}`);
  }
  throw new ContentError('The file is JSON, but not a Ghost export.');
}

/** Names that begin with # are Ghost's internal tags, which readers never see. */
function tagsOf({ id }: GhostPost, { tags = [], posts_tags: links = [] }: GhostData): string[] {
  return links
    .filter(({ post_id }) => post_id === id)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ tag_id }) => tags.find((tag) => tag.id === tag_id)?.name ?? [])
    .filter((name) => !name.startsWith('#'));
}

function postOf(post: GhostPost, categories: string[], site: string): ForeignPost {
  const createdAt = new Date(post.published_at ?? post.created_at).toISOString();
  return {
    title: post.title.trim(),
    slug: post.slug,
    address: `${site}/${post.slug}/`,
    html: (post.html ?? '').replace(OWN_ADDRESS, site),
    excerpt: post.custom_excerpt ?? '',
    day: createdAt.slice(0, 10),
    createdAt,
    updatedAt: post.updated_at ? new Date(post.updated_at).toISOString() : createdAt,
    categories,
    picture: post.feature_image?.replace(OWN_ADDRESS, site),
  };
}
