import { UserError } from '../../../supabase/user-error.ts';
import { plainText } from './foreign-dom.ts';
import { addPost, readTime, type ForeignBlog, type ForeignPost } from './foreign-post.ts';

interface GhostPost {
  id: string;
  title: string;
  slug: string;
  html: string | null;
  feature_image?: string | null;
  type?: string;
  /** Before version 3, which has `type` in its place. */
  page?: number | boolean;
  status: string;
  visibility?: string;
  custom_excerpt?: string | null;
  created_at: string;
  updated_at?: string | null;
  published_at?: string | null;
}

/** Kept beside a post; older versions kept it in the post. */
interface GhostWords {
  post_id?: string;
  meta_title?: string | null;
  meta_description?: string | null;
  feature_image_alt?: string | null;
  feature_image_caption?: string | null;
}

interface GhostData {
  posts: (GhostPost & GhostWords)[];
  posts_meta?: GhostWords[];
  tags?: { id: string; name: string }[];
  posts_tags?: { post_id: string; tag_id: string; sort_order?: number }[];
}

/** Ghost's placeholder for the address of the blog. */
const OWN_ADDRESS = /__GHOST_URL__/g;

/**
 * The posts and pages of a Ghost export (Settings, Labs, Export your content). Throws a UserError for another file.
 * @param site the address of the blog, which the export lacks
 */
export function readGhost(json: string, site: string | undefined): ForeignBlog {
  const data = dataOf(json);
  if (site === undefined) {
    throw new UserError(
      'A Ghost export does not say where the blog was: add --site https://blog.example.com.',
    );
  }
  const blog: ForeignBlog = { site, posts: [], skipped: [], leftOut: [] };
  for (const [index, post] of data.posts.entries()) {
    const name = nameOf(post, index);
    const reason = whyNotPublic(post);
    if (reason) blog.skipped.push(`${name}: ${reason}`);
    else addPost(blog, name, () => postOf(post, data, site));
  }
  return blog;
}

function nameOf(post: GhostPost | null, index: number): string {
  if (typeof post?.title !== 'string') return `post ${index + 1} of the file`;
  return `${isPage(post) ? 'page' : 'post'} "${post.title}"`;
}

const isPage = ({ type, page }: GhostPost) => type === 'page' || Boolean(page);

function whyNotPublic(post: GhostPost | null): string | undefined {
  if (typeof post?.status !== 'string') return undefined;
  if (post.status !== 'published') return `its status is ${post.status}`;
  return post.visibility && post.visibility !== 'public'
    ? `it is for ${post.visibility} only`
    : undefined;
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

/** Names that begin with # are Ghost's internal tags. */
function tagsOf({ id }: GhostPost, { tags = [], posts_tags: links = [] }: GhostData): string[] {
  return links
    .filter((link) => link?.post_id === id)
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ tag_id }) => tags.find((tag) => tag?.id === tag_id)?.name ?? [])
    .filter((name) => !name.startsWith('#'));
}

/** Separates what members alone read of a public post. */
const MEMBERS_ONLY = '<!--members-only-->';

function postOf(post: GhostPost & GhostWords, data: GhostData, site: string): ForeignPost {
  if (!post.html) throw new UserError('the export has no text of it');
  const createdAt = readTime(post.published_at ?? post.created_at);
  if (!createdAt) throw new UserError('its date cannot be read');
  const beside = data.posts_meta?.find((meta) => meta?.post_id === post.id);
  const word = (name: keyof GhostWords) => beside?.[name] ?? post[name] ?? undefined;
  const here = (text: string) => text.replace(OWN_ADDRESS, site);
  const [html = '', forMembers] = post.html.split(MEMBERS_ONLY);
  const caption = plainText(word('feature_image_caption') ?? '');
  return {
    isPage: isPage(post),
    title: post.title.trim(),
    slug: post.slug,
    address: `${site}/${post.slug}/`,
    html: here(html),
    excerpt: post.custom_excerpt ?? '',
    search: { title: word('meta_title'), description: word('meta_description') },
    day: createdAt.slice(0, 10),
    createdAt,
    updatedAt: readTime(post.updated_at) ?? createdAt,
    categories: tagsOf(post, data),
    picture: post.feature_image ? here(post.feature_image) : undefined,
    pictureAlt: word('feature_image_alt'),
    losses: new Set([
      ...(forMembers === undefined ? [] : ['what is for members only']),
      ...(caption ? [`the caption of its main picture, “${caption}”`] : []),
    ]),
  };
}
