import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { applyImportPlan } from '../../scripts/content/apply-import-plan.ts';
import { foreignContent } from '../../scripts/content/foreign/foreign-content.ts';
import { readGhost } from '../../scripts/content/foreign/ghost.ts';
import { readWordPress } from '../../scripts/content/foreign/wordpress.ts';
import type { ForeignBlog } from '../../scripts/content/foreign/foreign-post.ts';
import { planImport } from '../../scripts/content/import-plan.ts';
import { hostedProject } from '../../scripts/content/project.ts';
import { contentTables } from '../../scripts/content/tables.ts';
import type { BlogPost } from '../../src/shared/blog.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { startLockedProject } from '../policies/locked-project.ts';
import { PNG } from '../support/png.ts';
import { wordPressExport, wordPressItem } from './blog-exports.ts';

const hosted = await startLockedProject();
const project = hostedProject(hosted.url, hosted.secrets.secretKey);
/** The old blog's host: one picture, one file that is none, and one that browsers cannot show. */
const oldHost = createServer(({ url }, response) => {
  if (url?.endsWith('/there.png')) response.end(PNG);
  else if (url?.endsWith('/page.png')) response.end('<script>alert(1)</script>');
  else if (url?.endsWith('/phone.jpg')) response.end('\0\0\0\x10ftypheic\0\0\0\0');
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => oldHost.listen(0, '127.0.0.1', resolve));
const trusted = `http://127.0.0.1:${(oldHost.address() as AddressInfo).port}`;
const old = `${trusted}/uploads`;
afterAll(async () => {
  oldHost.close();
  await hosted.close();
});

async function bring(blog: ForeignBlog, dryRun = false) {
  const content = await foreignContent(project, blog, { dryRun, trusted });
  const plan = await planImport(project, content, contentTables);
  const refused = dryRun ? [] : await applyImportPlan(project, content, plan, { overwrite: false });
  return { report: content.report, missing: content.missing, plan, refused };
}

async function post(slug: string): Promise<BlogPost | undefined> {
  const { rows } = await hosted.backend.database.query<BlogPost>(
    'select * from blog_posts where slug = $1',
    [slug],
  );
  return rows[0];
}

describe('a WordPress export', () => {
  const blog = () =>
    readWordPress(
      wordPressExport([
        wordPressItem({
          id: 1,
          title: 'there',
          slug: 'there',
          type: 'attachment',
          attachment: `${old}/there.png`,
        }),
        wordPressItem({
          id: 2,
          title: 'Rugs &amp; carpets',
          slug: 'rugs-carpets',
          category: 'Carpet care',
          thumbnail: 1,
          content: `Blot, do not rub.\n\nSee <a href="http://old.example/2019/05/windows_2/#how">windows</a>.\n\n[caption id="x"]<img src="${old}/there.png" onerror="alert(1)" /> A rug[/caption]\n\n<script>alert(1)</script><iframe src="https://video.example/embed/1"></iframe>\n\n<img src="${old}/gone.png"><img src="${old}/page.png"><img src="${old}/phone.jpg">`,
        }),
        wordPressItem({
          id: 3,
          title: 'Windows',
          slug: 'windows_2',
          content:
            '<!-- wp:paragraph -->\n<p>Wash &#8220;early&#8221;.</p>\n<!-- /wp:paragraph -->',
        }),
        wordPressItem({ id: 4, title: 'Not yet', slug: 'not-yet', status: 'draft', content: 'x' }),
        wordPressItem({
          id: 5,
          title: 'About us',
          slug: 'about',
          type: 'page',
          link: 'https://old.example/about/',
          content: 'x',
        }),
        wordPressItem({
          id: 6,
          title: 'Cleaners in Walsall',
          slug: 'walsall',
          type: 'page',
          link: 'https://old.example/areas/walsall/',
          content: `Local since <a href="https://old.example/2019/05/rugs-carpets/">rugs</a>.\n\n<img src="${old}/there.png" alt="A van"><script>alert(1)</script>`,
        }),
        wordPressItem({ id: 7, title: 'A table', slug: 'table', type: 'wp_block', content: 'x' }),
      ]),
    );

  it('lists the import in a dry run, and fetches nothing', async () => {
    const { plan, report } = await bring(blog(), true);
    expect(plan.tables.map(({ added }) => added.length)).toEqual([1, 2, 1, 1]);
    expect(report).toContain(
      'Pictures are not fetched in a dry run: at most those below will come',
    );
    expect(await post('rugs-carpets')).toBeUndefined();
  });

  it('becomes posts with their day, times, category, pictures and addresses', async () => {
    const { refused } = await bring(blog());
    expect(refused).toEqual([]);
    const carpets = await post('rugs-carpets');
    expect(carpets).toMatchObject({
      title: 'Rugs & carpets',
      excerpt: 'Blot, do not rub. See windows.',
      date: 'May 14, 2019',
      category: 'Carpet care',
    });
    expect(new Date(carpets?.created_at ?? '').toISOString()).toBe('2019-05-14T07:40:00.000Z');
    expect(carpets?.published_at).toEqual(carpets?.created_at);
    expect(new Date(carpets?.updated_at ?? '').toISOString()).toBe('2020-01-02T03:04:05.000Z');
    const picture = await fetch(carpets?.image ?? '');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG);
    expect(carpets?.content).toContain('<p>Blot, do not rub.</p>');
    expect(carpets?.content).toContain(
      `<figure><img src="${carpets?.image}"><figcaption>A rug</figcaption>`,
    );
    expect(carpets?.content).toContain('<a href="/blog/windows-2#how">windows</a>');
    expect(carpets?.content).toContain('href="https://video.example/embed/1"');
    expect(carpets?.content).not.toMatch(/script|onerror|iframe/);
    expect((await post('windows-2'))?.content).toBe('<p>Wash “early”.</p>');
  });

  it('has its pages become pages of text, at the address that they had', async () => {
    const { rows } = await hosted.backend.database.query(
      "select * from pages where path = '/areas/walsall'",
    );
    const carpets = await post('rugs-carpets');
    expect(rows).toMatchObject([
      {
        title: 'Cleaners in Walsall',
        sections: [
          {
            type: 'text',
            html: `<p>Local since <a href="/blog/rugs-carpets">rugs</a>.</p>\n<img src="${carpets?.image}" alt="A van">`,
          },
        ],
        noindex: false,
      },
    ]);
    const answer = await fetch(`${hosted.url}/rest/v1/pages?path=eq./areas/walsall&select=title`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    });
    expect(await answer.json()).toEqual([{ title: 'Cleaners in Walsall' }]);
  });

  it('leads from its old addresses, but for one that no redirect can be made of', async () => {
    const old = async () =>
      (
        await fetch(`${hosted.url}/rest/v1/moved_addresses?select=slug,blog_posts(slug)`, {
          headers: { apikey: LOCAL_PUBLISHABLE_KEY },
        })
      ).json();
    const led = [{ slug: '/2019/05/rugs-carpets', blog_posts: { slug: 'rugs-carpets' } }];
    expect(await old()).toEqual(led);
    // As imported before addresses were kept.
    await hosted.backend.database.exec('delete from moved_addresses');
    expect((await bring(blog())).refused).toEqual([]);
    expect(await old()).toEqual(led);
  });

  it('brought again changes nothing and reports the same losses', async () => {
    const stayed = old.replace('http:', 'https:');
    expect((await post('rugs-carpets'))?.content).toContain(`${stayed}/gone.png`);
    const { plan, report, missing } = await bring(blog());
    // Three pictures, and the page at a path of the site.
    expect(missing).toBe(4);
    expect(plan).toMatchObject({
      tables: [
        { added: [], changed: [], same: 2 },
        { added: [], changed: [], same: 1 },
        { added: [], changed: [], same: 1 },
      ],
      pictures: [],
    });
    expect(report).toEqual(
      expect.arrayContaining([
        'Left out: post "Not yet": its status is draft',
        'Left out: page "About us": its address, /about, belongs to the site itself',
        'Left out: wp_block "A table": neither post nor page',
        'Category "Carpet care": Carpet care',
        'Left out of post "Rugs & carpets": a program (script)',
        'Left out of post "Rugs & carpets": its tags (a tag)',
        'Pictures fetched: 1 of 4',
        'New address: https://old.example/2019/05/windows_2/ is /blog/windows-2',
        // As the article has it, which shows no picture of http.
        `Picture stays where it was: ${stayed}/gone.png: its host answered 404`,
        `Picture stays where it was: ${stayed}/page.png: it is no picture`,
        `Picture stays where it was: ${stayed}/phone.jpg: it is an iPhone photograph in HEIC format`,
      ]),
    );
  });
});

it('a text that is too long for its field is shortened, and that is named', async () => {
  const word = (count: number) => 'carpets '.repeat(count).trim();
  const blog = readWordPress(
    wordPressExport([
      wordPressItem({
        ...{ id: 3, slug: 'there', title: 'there', type: 'attachment' },
        attachment: `${old}/there.png`,
      }).replace(
        '</item>',
        `<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${word(50)}</wp:meta_value></wp:postmeta>$&`,
      ),
      wordPressItem({ id: 1, slug: 'post', title: word(40), thumbnail: 3, content: 'x' }),
      wordPressItem({ id: 2, slug: 'page', title: word(20), type: 'page', content: 'x' }),
    ]),
  );
  const { plan, report } = await bring(blog, true);
  const rows = plan.tables.flatMap(({ added }) => added).filter(({ title }) => title);
  expect(rows.map(({ title }) => title)).toEqual([`${word(25)}…`, `${word(15)}…`]);
  expect(report.filter((line) => /the end of/.test(line))).toEqual([
    `Left out of post "${word(40)}": the end of “Title”, of which 200 characters come`,
    `Left out of post "${word(40)}": the end of “What the picture shows”, of which 300 characters come`,
    `Left out of page "${word(20)}": the end of “Title”, of which 120 characters come`,
  ]);
});

it('a picture whose large size is gone comes in its small one', async () => {
  const content = `<a href="${old}/there-scaled.png"><img src="${old}/there.png" alt="A rug"></a>`;
  const item = wordPressItem({ id: 1, slug: 'small-rug', title: 'Rug', content });
  const { missing } = await bring(readWordPress(wordPressExport([item])));
  expect(missing).toBe(0);
  const [, address = ''] = /src="([^"]*)"/.exec((await post('small-rug'))?.content ?? '') ?? [];
  const picture = await fetch(address);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG);
});

it('a link to what does not come stays, and is named', async () => {
  const page = (id: number, slug: string, link: string, content: string) =>
    wordPressItem({ id, slug, title: slug, type: 'page', link, content });
  const booking = 'https://old.example/booking/';
  const byNumber = 'https://old.example/?p=77';
  const content = `<a href="${booking}">Book</a> <a href="${byNumber}">A post</a> <a href="https://old.example/">Home</a> <a href="https://old.example/prices/?from=home">Prices</a>`;
  const blog = readWordPress(
    wordPressExport([
      page(1, 'front', 'https://old.example/', 'x'),
      page(2, 'booking', booking, '[booking-form id="1"]'),
      page(3, 'prices', 'https://old.example/prices/', 'x'),
      wordPressItem({ id: 4, slug: 'links', title: 'Links', content }),
    ]),
  );
  const { plan, report } = await bring(blog, true);
  const posts = plan.tables.find(({ table }) => table === 'blog_posts');
  const html = String(posts?.added[0]?.content);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...[booking, byNumber, '/', '/prices'],
  ]);
  expect(report.filter((line) => line.startsWith('Link'))).toEqual([
    `Link stays to the old site: ${booking} in post "Links"`,
    `Link stays to the old site: ${byNumber} in post "Links"`,
  ]);
});

describe('markup and fields of a WordPress post', () => {
  const content = [
    '[et_pb_row][et_pb_text]<h2>Hours</h2>\nMon\nTue[/et_pb_text][/et_pb_row]',
    '[gallery]',
    '[contact-form-7 id="5"]',
    '<figure class="wp-block-gallery"><ul><li><figure><img class="wp-image-1" src="/uploads/there.png" alt=""></figure></li></ul><figcaption>All</figcaption></figure>',
    '<div class="wp-block-buttons"><div><a href="/contact/">Book</a></div><div><a href="/2019/05/other/?utm_source=x">Other</a></div></div>',
    '<details><summary>Pets?</summary><p>Yes<sup>1</sup></p></details>',
    '<a href="/uploads/list.pdf">List</a>',
  ].join('\n\n');
  const item = (slug: string, id: number, rest: object) =>
    wordPressItem({ id, slug, title: slug, ...rest });
  const blog = () =>
    readWordPress(
      wordPressExport([
        item('there', 1, { type: 'attachment', attachment: '/uploads/there.png' })
          .replace('<excerpt:encoded><![CDATA[', '$&A caption')
          .replace(
            '</item>',
            '<wp:post_parent>8</wp:post_parent><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A door</wp:meta_value></wp:postmeta>$&',
          ),
        item('around', 8, { content, thumbnail: 1, category: 'Tips &amp; Tricks' })
          .replace(/(<wp:post_date_gmt><!\[CDATA\[)[^\]]*/, '$10000-00-00 00:00:00')
          .replace(/<pubDate>[^<]*/, '<pubDate>Wed, 30 Nov -0001 00:00:00 +0000')
          .replace(
            '</item>',
            '<wp:postmeta><wp:meta_key>rank_math_title</wp:meta_key><wp:meta_value>%title% %sep% &lt;best&gt;</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>For engines.</wp:meta_value></wp:postmeta>$&',
          ),
        item('other', 9, { content: 'x' }),
        item('uns', 10, {
          content: 'x',
          type: 'page',
          link: 'https://old.example/%c3%bcber-uns/',
        }),
        item('team', 11, { content: 'x', type: 'page', link: 'https://old.example/about/team/' }),
      ]),
      trusted,
    );

  it('is stored as by the editor', async () => {
    const { refused, report, plan } = await bring(blog());
    expect(refused).toEqual([]);
    const pages = plan.tables.find(({ table }) => table === 'pages');
    expect(pages?.added.map(({ path }) => path)).toEqual(['/uber-uns', '/about/team']);
    const around = await post('around');
    expect(around).toMatchObject({
      date: 'May 14, 2019',
      image_alt: 'A door',
      search_title: 'around – <best>',
      search_description: 'For engines.',
      excerpt: 'Hours Mon Tue Pets? Yes¹',
    });
    const figure = `<figure><img src="${around?.image}" alt="A door"><figcaption>A caption</figcaption></figure>`;
    const link = 'rel="noopener noreferrer"';
    expect(around?.content).toBe(
      [
        '<h2>Hours</h2>',
        '<p>Mon<br>Tue</p>',
        figure,
        `<figure><img src="${around?.image}" alt="A door"></figure>`,
        '<p>All</p>',
        '<p><a href="/contact">Book</a></p>',
        '<p><a href="/blog/other">Other</a></p>',
        '<h3>Pets?</h3>',
        '<p>Yes¹</p>',
        `<p><a ${link} href="${old}/list.pdf">List</a></p>`,
      ].join('\n'),
    );
    expect(report).toEqual(
      expect.arrayContaining([
        'Category "Tips & Tricks": Tips & Tricks',
        'Left out of post "around": [contact-form-7 id="5"]',
        'Left out of post "around": the caption of its main picture, “A caption”',
        `Link stays to the old site: ${old}/list.pdf in post "around"`,
      ]),
    );
  });
});

it('a Ghost export becomes posts, too', async () => {
  const ghost = {
    db: [
      {
        data: {
          posts: [
            {
              id: 'g1',
              title: 'Ovens',
              slug: 'ovens',
              html: `<h1>Racks</h1><p>See <a href="__GHOST_URL__/fridges/">fridges</a>.</p><figure class="kg-card"><img src="__GHOST_URL__/there.png" alt="An oven"></figure>`,
              feature_image: '__GHOST_URL__/there.png',
              status: 'published',
              created_at: '2024-02-01T10:00:00.000Z',
              published_at: '2024-02-03T10:00:00.000Z',
              custom_excerpt: 'Racks first.',
            },
            {
              id: 'g2',
              title: 'Fridges',
              slug: 'fridges',
              html: '<p>Empty it.</p>',
              status: 'published',
              created_at: '2024-02-01T10:00:00.000Z',
            },
            {
              id: 'g3',
              title: 'Later',
              slug: 'later',
              html: '<p>x</p>',
              status: 'scheduled',
              created_at: '2024-02-01T10:00:00.000Z',
            },
          ],
          tags: [
            { id: 't1', name: '#internal' },
            { id: 't2', name: 'Spring' },
          ],
          posts_tags: [
            { post_id: 'g1', tag_id: 't2', sort_order: 1 },
            { post_id: 'g1', tag_id: 't1', sort_order: 0 },
          ],
        },
      },
    ],
  };
  const { refused, report } = await bring(readGhost(JSON.stringify(ghost), old));
  expect(refused).toEqual([]);
  const ovens = await post('ovens');
  expect(ovens).toMatchObject({
    title: 'Ovens',
    excerpt: 'Racks first.',
    date: 'February 3, 2024',
    category: 'Spring',
    content: `<h2>Racks</h2>\n<p>See <a href="/blog/fridges">fridges</a>.</p>\n<figure><img src="${ovens?.image}" alt="An oven"></figure>`,
  });
  expect((await fetch(ovens?.image ?? '')).status).toBe(200);
  expect(await post('fridges')).toMatchObject({
    category: 'Home Cleaning',
    image: '/placeholder.svg',
  });
  expect(report).toContain('Left out: post "Later": its status is scheduled');
});

it.each([
  ['broken XML', () => readWordPress('<rss><channel>'), /not well-formed/],
  ['another XML', () => readWordPress('<feed/>'), /not a WordPress export/],
  ['broken JSON', () => readGhost('{', old), /not JSON/],
  ['another JSON', () => readGhost('{"posts":1}', old), /not a Ghost export/],
])('reports %s', (_case, read, sentence) => {
  expect(read).toThrow(sentence);
});
