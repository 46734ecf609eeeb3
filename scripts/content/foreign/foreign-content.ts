import { excessOfTags } from '../../../src/shared/article/article-limits.ts';
import { postPath } from '../../../src/shared/blog.ts';
import { isSitePage } from '../../../src/shared/site-pages.ts';
import { slugify } from '../../../src/shared/slug.ts';
import { shortened } from '../../../src/shared/text.ts';
import type { Content } from '../content.ts';
import type { Row } from '../portable-row.ts';
import type { Project } from '../project.ts';
import { foreignArticle } from './article.ts';
import { readRows } from '../rows.ts';
import { contentTables } from '../tables.ts';
import { categoryOf, newCategories, type CategoryTable } from './categories.ts';
import { fetchPictures, unmoved } from './fetch-pictures.ts';
import type { ForeignBlog, ForeignPost } from './foreign-post.ts';
import { formerAddress, oldPath } from './former-address.ts';
import { absolute, decoded, onSite, ownLinks } from './own-links.ts';
import { pageAddress, pageRow, unfitPage } from './page-row.ts';
import { plainWords, postRow, unfit, unfitPost } from './post-row.ts';

interface Options {
  dryRun: boolean;
  categories?: CategoryTable;
  /** An origin that may be on this machine or in its network. */
  trusted?: string;
}

interface ForeignContent extends Content {
  report: string[];
  /** Number of published posts, pages and pictures that could not be imported. */
  missing: number;
}

/** Another system's posts and pages as our rows and pictures, with a report of what is lost. */
export async function foreignContent(
  project: Project,
  blog: ForeignBlog,
  { dryRun, categories, trusted }: Options,
): Promise<ForeignContent> {
  const leftOut = [...blog.leftOut];
  const posts = blog.posts
    .filter((post) => {
      const isTooMuch = [post.html, post.excerpt].some((html) => excessOfTags(html));
      const reason = 'its text is nested too deep, or of too many parts';
      if (isTooMuch) leftOut.push(`${named(post)}: ${reason}`);
      return !isTooMuch;
    })
    .map((post) => ({ ...post, title: plainWords(post.title) }));
  const slugs = new Map(
    posts.map((post) => [post, slugify(decoded(post.slug)) || slugify(shortened(post.title))]),
  );
  const pathHere = (post: ForeignPost) =>
    post.isPage ? pageAddress(post) : postPath(slugs.get(post) ?? '');
  const linksTo = (those: readonly ForeignPost[]) =>
    ownLinks(blog.site, new Map(those.map((post) => [post.address, pathHere(post)])));
  const articles = new Map(
    posts.map((post) => [post, foreignArticle(post.html, onSite(post.address, blog.site))]),
  );

  const pictureAddresses = [...articles].flatMap(([post, { pictures }]) => [
    ...pictures,
    ...(post.picture ? [absolute(post.picture, blog.site)] : []),
  ]);
  const { pictures, moved, failed } = await fetchPictures(project, pictureAddresses, {
    smaller: new Map([...articles.values()].flatMap(({ smaller }) => [...smaller])),
    dryRun,
    trusted,
  });
  const picture = (address: string) => {
    const whole = absolute(address, blog.site);
    return moved.get(whole) ?? unmoved(whole);
  };

  const there = await readCategories(project);
  const ours = there.map(({ name }) => String(name));
  const report: string[] = [];
  const rows: Row[] = [];
  const pages: Row[] = [];
  const former: Row[] = [];
  const mapped = new Set<string>();
  const toAll = linksTo(posts);
  const contents = new Map<ForeignPost, string>();
  const isFit = (post: ForeignPost, content: string) => {
    const slug = slugs.get(post) ?? '';
    const reason =
      unfit(post.title, slug, content) ??
      (post.isPage ? unfitPage(pathHere(post), content) : unfitPost(slug));
    if (reason) leftOut.push(`${named(post)}: ${reason}`);
    return reason === undefined;
  };
  for (const [post, article] of articles) {
    const content = article.html({ picture, link: toAll.follow });
    if (isFit(post, content)) contents.set(post, content);
  }
  const links = linksTo(posts.filter((post) => contents.has(post) || isSitePage(pathHere(post))));
  for (const [post, article] of articles) {
    const written = contents.get(post);
    if (written === undefined) continue;
    const isDead = (address: string) => links.follow(address) !== toAll.follow(address);
    const content = article.links.some(isDead)
      ? article.html({ picture, link: links.follow })
      : written;
    // A whole address is longer than a path.
    if (content !== written && !isFit(post, content)) continue;
    const path = pathHere(post);
    const slug = slugs.get(post) ?? '';
    for (const address of new Set(article.links.filter(links.isLeft))) {
      report.push(`Link stays to the old site: ${address} in ${named(post)}`);
    }
    const losses = new Set([...post.losses, ...article.losses]);
    const old = oldPath(post);
    const leading = formerAddress(post, old);
    if (old !== path && leading) former.push(leading);
    else if (old !== path) report.push(`New address: ${post.address} is ${path}`);
    if (post.isPage) {
      pages.push(pageRow(post, path, content, losses));
      const { title } = post.search ?? {};
      if (title) losses.add(`its title for search engines, “${title}”`);
    } else {
      const category = categoryOf(post.categories, ours, categories);
      for (const name of post.categories)
        mapped.add(`Category "${name}": ${categoryOf([name], ours, categories)}`);
      const { opening } = article;
      rows.push(postRow(post, { slug, category, content }, { picture, opening, losses }));
    }
    for (const loss of losses) report.push(`Left out of ${named(post)}: ${loss}`);
  }
  const made = newCategories(
    rows.map(({ category }) => String(category)),
    there,
  );
  const tables = new Map([
    ...(made.length > 0 ? [['blog_categories', made] as const] : []),
    ['blog_posts', rows],
  ]);
  if (pages.length > 0) tables.set('pages', pages);
  if (former.length > 0) tables.set('moved_addresses', former);
  return {
    tables,
    pictures,
    missing: leftOut.length + failed.length,
    report: [
      ...[...blog.skipped, ...leftOut].map((line) => `Left out: ${line}`),
      ...failed.sort().map((line) => `Picture stays where it was: ${line}`),
      ...(pictureAddresses.length === 0
        ? []
        : dryRun
          ? ['Pictures are not fetched in a dry run: at most those below will come']
          : [`Pictures fetched: ${moved.size} of ${new Set(pictureAddresses).size}`]),
      ...report,
      ...[...mapped].sort(),
    ],
  };
}

/** The categories of the project, in their order. */
async function readCategories(project: Project): Promise<Row[]> {
  const shape = contentTables.find(({ table }) => table === 'blog_categories');
  const rows = (shape && (await readRows(project, shape))) ?? [];
  return rows.sort((one, other) => (String(one.position) < String(other.position) ? -1 : 1));
}

function named({ isPage, title }: ForeignPost): string {
  return `${isPage ? 'page' : 'post'} "${title}"`;
}
