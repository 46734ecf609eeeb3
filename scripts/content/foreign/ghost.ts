import { UserError } from '../../../supabase/user-error.ts';
import { addPost, readTime, type ForeignBlog, type ForeignPost } from './foreign-post.ts';

interface GhostPost {
  id: string;
  title: string;
  slug: string;
  html: string | null;
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
 * The posts and pages of a Ghost export (Settings, Labs, Export your content). Throws a UserError when the file is none.
 * @param site the address of the blog, which Ghost leaves out of its export
 */
export function readGhost(json: string, site: string): ForeignBlog {
  const data = dataOf(json);
  const blog: ForeignBlog = { posts: [], leftOut: [] };
  for (const [index, post] of data.posts.entries()) {
    addPost(blog, nameOf(post, index), () => {
      const reason = reasonAgainst(post);
      if (reason) throw new UserError(reason);
      return postOf(post, tagsOf(post, data), site);
    });
  }
  return blog;
}

function nameOf(post: GhostPost | null, index: number): string {
  if (typeof post?.title !== 'string') return `post ${index + 1} of the file`;
  return `${post.type === 'page' ? 'page' : 'post'} "${post.title}"`;
}

function reasonAgainst(post: GhostPost): string | undefined {
  if (post.status !== 'published') return `its status is ${post.status}`;
  if (post.visibility && post.visibility !== 'public') return `it is for ${post.visibility} only`;
  return post.html ? undefined : 'the export has no text of it';
}

function dataOf(json: string): GhostData {
  try {
    const file = JSON.parse(json) as {
      db?: { data?: GhostData }[];
      data?: GhostData;
    } | null;
    const data = file?.db?.[0]?.data ?? file?.data;
    if (Array.isArray(data?.posts)) return data;
  } catch (error) {
    throw new UserError(`The file is not JSON: ${(error as Error).message}`);
  }
  throw new UserError('The file is JSON, but not a Ghost export.');
}

/** Names that begin with # are Ghost's internal tags, which readers never see. */
function tagsOf({ id }: GhostPost, { tags = [], posts_tags: links = [] }: GhostData): string[] {
  return links
    .filter((link) => link?.post_id === id)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ tag_id }) => tags.find((tag) => tag?.id === tag_id)?.name ?? [])
    .filter((name) => !name.startsWith('#'));
}

function postOf(post: GhostPost, categories: string[], site: string): ForeignPost {
  const createdAt = readTime(post.published_at ?? post.created_at);
  if (!createdAt) throw new UserError('its date cannot be read');
  return {
    isPage: post.type === 'page',
    title: post.title.trim(),
    slug: post.slug,
    address: `${site}/${post.slug}/`,
    html: (post.html ?? '').replace(OWN_ADDRESS, site),
    excerpt: post.custom_excerpt ?? '',
    day: createdAt.slice(0, 10),
    createdAt,
    updatedAt: readTime(post.updated_at) ?? createdAt,
    categories,
    picture: post.feature_image?.replace(OWN_ADDRESS, site),
  };
}
