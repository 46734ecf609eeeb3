import {
  formatDisplayDate,
  PLACEHOLDER_IMAGE,
  postPath,
  slugify,
} from '../../../src/shared/blog.ts';
import { excessOfTags } from '../../../src/shared/article/article-excess.ts';
import type { Content } from '../content.ts';
import type { Row } from '../portable-row.ts';
import type { Project } from '../project.ts';
import { firstWords, foreignArticle, type Article } from './article.ts';
import { categoryOf, type CategoryTable } from './categories.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { type ForeignBlog, type ForeignPost, stableUuid } from './foreign-post.ts';
import { pageAddress, pageRow, unfitPage } from './page-row.ts';

/** As the database limits them. */
const LONGEST = { title: 200, excerpt: 500, content: 200_000 };
/** What fits a card when the excerpt must be made of the text. */
const CARD_WORDS = 180;

interface Options {
  dryRun: boolean;
  categories?: CategoryTable;
}

/** Another system's posts and pages as rows of ours with pictures of ours, and a report of what that could not carry over. */
export async function foreignContent(
  project: Project,
  blog: ForeignBlog,
  { dryRun, categories }: Options,
): Promise<Content & { report: string[] }> {
  const report = blog.leftOut.map((line) => `Left out: ${line}`);
  const posts = blog.posts
    .filter((post) => {
      const isTooMuch = [post.html, post.excerpt].some((html) => excessOfTags(html));
      if (isTooMuch) {
        report.push(`Left out: ${named(post)}: its text is nested too deep, or of too many parts`);
      }
      return !isTooMuch;
    })
    .map((post) => ({ ...post, title: plainTitle(post.title) }));
  const slugs = new Map(
    posts.map((post) => [post, slugify(decoded(post.slug)) || slugify(post.title)]),
  );
  const articles = new Map(posts.map((post) => [post, foreignArticle(post.html, post.address)]));
  const pathHere = (post: ForeignPost) =>
    post.isPage ? pageAddress(post) : postPath(slugs.get(post) ?? '');
  const pathOf = new Map(posts.map((post) => [addressKey(post.address), pathHere(post)]));
  const link = (address: string) => {
    const [page = '', anchor] = address.split('#');
    const path = pathOf.get(addressKey(page));
    return path ? path + (anchor ? `#${anchor}` : '') : address;
  };

  const shown = [...articles].flatMap(([post, { pictures }]) => [
    ...pictures,
    ...(post.picture ? [post.picture] : []),
  ]);
  const { pictures, moved, failed } = await fetchPictures(project, shown, { dryRun });
  report.push(...failed.sort().map((line) => `Picture stays where it was: ${line}`));
  const picture = (address: string) => moved.get(address) ?? address.replace(/^http:/, 'https:');

  const rows: Row[] = [];
  const pages: Row[] = [];
  const mapped = new Set<string>();
  for (const [post, article] of articles) {
    const path = pathHere(post);
    report.push(...lossesOf(post, path, article));
    const content = article.html({ picture, link });
    const slug = slugs.get(post) ?? '';
    const reason =
      unfit(post.title, slug, content) ?? (post.isPage ? unfitPage(path, content) : undefined);
    if (reason) report.push(`Left out: ${named(post)}: ${reason}`);
    else if (post.isPage) pages.push(pageRow(post, path, content));
    else {
      const category = categoryOf(post.categories, categories);
      for (const name of post.categories)
        mapped.add(`Category "${name}": ${categoryOf([name], categories)}`);
      rows.push(rowOf(post, { slug, category, content, image: imageOf(post, picture) }));
    }
  }
  report.push(...[...mapped].sort());
  const tables = new Map([['blog_posts', rows]]);
  if (pages.length > 0) tables.set('pages', pages);
  return { tables, pictures, report };
}

function rowOf(
  post: ForeignPost,
  made: { slug: string; category: string; content: string; image: string },
): Row {
  const [year, month, day] = post.day.split('-').map(Number);
  const excerpt = firstWords(post.excerpt, LONGEST.excerpt) || firstWords(made.content, CARD_WORDS);
  return {
    ...made,
    id: stableUuid(post.address),
    title: post.title,
    excerpt: excerpt || post.title,
    date: formatDisplayDate(new Date(year ?? 1970, (month ?? 1) - 1, day)),
    created_at: post.createdAt.replace('Z', '+00:00'),
    updated_at: post.updatedAt.replace('Z', '+00:00'),
  };
}

function imageOf({ picture }: ForeignPost, moved: (address: string) => string): string {
  const address = picture ? moved(picture) : '';
  return /^(?:https:|\/)/.test(address) ? address : PLACEHOLDER_IMAGE;
}

function unfit(title: string, slug: string, content: string): string | undefined {
  if (!title) return 'it has no title';
  if (!slug) return 'no address can be made of its own';
  if (!content) return 'a reader would see nothing of its text';
  return content.length > LONGEST.content
    ? 'its text is longer than 200,000 characters'
    : undefined;
}

function lossesOf(post: ForeignPost, path: string, { removed }: Article): string[] {
  const { title, slug, address, isPage } = post;
  const isElsewhere = isPage
    ? URL.canParse(address) && decoded(new URL(address).pathname.replace(/\/$/, '')) !== path
    : postPath(decoded(slug)) !== path;
  return [
    ...(removed.length > 0
      ? [`Without what readers never get: "${title}" (${removed.join(', ')})`]
      : []),
    ...(isElsewhere && path ? [`New address: ${address} is ${path}`] : []),
  ];
}

function named({ isPage, title }: ForeignPost): string {
  return `${isPage ? 'page' : 'post'} "${title}"`;
}

/** WordPress escapes what HTML would take for its own in titles, but for angle brackets. */
function plainTitle(title: string): string {
  return firstWords(title.replaceAll('<', '&lt;'), LONGEST.title);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** http or https, with or without a slash at the end: the same page. */
function addressKey(address: string): string {
  return address.replace(/^https?:/, '').replace(/(?<![/?])[/?]+$/, '');
}
