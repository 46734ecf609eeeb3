import { beforeEach, describe, expect, it } from 'vitest';
import type { Attachment, WordPressPost } from './wordpress-attachments.ts';
import { wordPressHtml } from './wordpress-html.ts';

const attachment = (name: string, rest: Partial<Attachment> = {}): Attachment => ({
  address: `https://old.example/${name}`,
  parent: '1',
  order: 0,
  ...rest,
});
const attachments = new Map([
  ['7', attachment('rug.jpg', { alt: 'A rug', caption: 'Before <it>', order: 2 })],
  ['8', attachment('hall.jpg', { order: 1 })],
  ['9', attachment('list.pdf')],
  ['10', attachment('elsewhere.jpg', { parent: '2' })],
]);
let post: WordPressPost;
beforeEach(() => {
  post = { id: '1', attachments, patterns: new Map([['5', '<p>Shared</p>']]), losses: new Set() };
});
const html = (content: string) => wordPressHtml(content, post);
/** White space between elements is not significant. */
const tidy = (text: string) =>
  text.replace(/>\s+</g, '><').replace(/\s*(<\/?(?:ul|li)>)\s*/g, '$1');
const RUG =
  '<figure><img src="https://old.example/rug.jpg" alt="A rug"><figcaption>Before &lt;it&gt;</figcaption></figure>';
const HALL = '<figure><img src="https://old.example/hall.jpg" alt=""></figure>';
const ELSEWHERE = '<figure><img src="https://old.example/elsewhere.jpg" alt=""></figure>';

describe('the HTML of a WordPress post', () => {
  it.each([
    ['blank lines are paragraphs', 'One\r\n\r\nTwo\r\nlines', '<p>One</p><p>Two<br>\nlines</p>'],
    [
      'blocks stay',
      'Text\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>',
      '<p>Text</p><ul>\n<li>a</li>\n\n<li>b</li>\n</ul>',
    ],
    [
      'lines right below a heading and a list',
      '<h2>Open</h2>\nMon\nTue\n\n<strong>At</strong>\n1 High Street\n<ul>\n\t<li>One</li>\n</ul>\nAfter',
      '<h2>Open</h2><p>Mon<br>\nTue</p><p><strong>At</strong><br>\n1 High Street</p><ul>\n\t<li>One</li>\n</ul><p>After</p>',
    ],
    ['lines below "more"', 'a\n<!--more-->b\nc', '<p>a</p><!--more--><p>b<br>\nc</p>'],
    ['lines that are broken already', 'a<br />\nb\nc', '<p>a<br>b<br>\nc</p>'],
    [
      'lines in a box and an item',
      '<div>a\n\nb</div><ul><li>c\nd</li></ul>',
      '<div><p>a</p><p>b</p></div><ul><li>c<br>\nd</li></ul>',
    ],
    ['code keeps its blank lines', '<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    [
      'text between blocks gets paragraphs',
      '<!-- wp:paragraph -->\n<p>a\n\nb</p>\n<!-- /wp:paragraph -->\nc\n\nd',
      '<p>a\n\nb</p><p>c</p><p>d</p>',
    ],
    [
      'a caption',
      '[caption id="a" width="3"]<a href="x"><img src="x"></a> A rug[/caption]',
      '<figure><a href="x"><img src="x"></a><figcaption>A rug</figcaption></figure>',
    ],
    ['a gallery of all that was uploaded in it', 'a [gallery] b', `<p>a</p>${HALL}${RUG}<p>b</p>`],
    ['without some', '[gallery exclude="7" link="file"]', HALL],
    ['of chosen ones, in their order', "[gallery columns=2 ids='7, 8']", RUG + HALL],
    ['of some, in curly quotes', '[gallery include=”8,7″]', HALL + RUG],
    ['of another post', '[gallery id=2]', ELSEWHERE],
    ['written as an example', 'Write [[gallery]] there', '<p>Write [gallery] there</p>'],
    [
      'an embedded address',
      '[embed]https://video.example/1[/embed]',
      '<p><a href="https://video.example/1">https://video.example/1</a></p>',
    ],
    [
      'an address on a line of its own',
      'a\n\nhttps://video.example/1\n\nb',
      '<p>a</p><p><a href="https://video.example/1">https://video.example/1</a></p><p>b</p>',
    ],
    [
      'a player',
      '[video width="6" mp4="https://old.example/a.mp4"][/video]',
      '<p><a href="https://old.example/a.mp4">https://old.example/a.mp4</a></p>',
    ],
    [
      'page builders’ codes, at any depth',
      '[et_pb_section a="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text]<p>Clean.</p>[/et_pb_text][et_pb_button button_text="Ring" button_url="tel:+441"][/et_pb_button][/et_pb_column][/et_pb_row][/et_pb_section][row][column]b[/column][/row][fusion_text]c[/fusion_text]',
      '<p>Clean.</p><p><a href="tel:+441">Ring</a></p><p>b</p><p>c</p>',
    ],
    [
      'what they fold, and their pictures',
      '[vc_row][vc_tta_section title="Pets & you?"]Welcome.[/vc_tta_section][vc_single_image image="8"][/vc_row][vc_btn title="Go" link="url:https%3A%2F%2Fa.example%2F|title:x"]',
      `<h3>Pets &amp; you?</h3><p>Welcome.</p>${HALL}<p><a href="https://a.example/">Go</a></p>`,
    ],
    [
      'texts of a page builder, each with its own paragraph',
      '[vc_column_text]Homes.[/vc_column_text][vc_column_text]Offices.[/vc_column_text][et_pb_text]Rugs.[/et_pb_text][et_pb_text]In [color]red[/color].[/et_pb_text]',
      '<p>Homes.</p><p>Offices.</p><p>Rugs.</p><p>In red.</p>',
    ],
    [
      'the HTML that a page builder encodes',
      `[vc_raw_html]${btoa(encodeURIComponent('<p>£20 – 100%</p>'))}[/vc_raw_html]`,
      '<p>£20 – 100%</p>',
    ],
    [
      'entities in attributes',
      '[vc_toggle title="Fees &amp; deposits"]None.[/vc_toggle][vc_btn title="Q&#038;A" link="/q?a=1&amp;b=2"][vc_image src="/a.png" alt="Pans &amp; pots"]',
      '<h3>Fees &amp; deposits</h3><p>None.</p><p><a href="/q?a=1&amp;b=2">Q&amp;A</a></p><figure><img src="/a.png" alt="Pans &amp; pots"></figure>',
    ],
    ['a code that was left open, or has an end alone', '[vc_row]a[/vc_column] b', '<p>a b</p>'],
    ['a plugin’s shortcode leaves its text', '[box type="tip"]Blot.[/box]', '<p>Blot.</p>'],
    [
      'words in brackets stay',
      'He said [sic] so [1], [our price is £20].',
      '<p>He said [sic] so [1], [our price is £20].</p>',
    ],
    ['what has no end is no pair', '[box]a[/other][/box', '<p>[box]a[/other][/box</p>'],
    ['a block that several posts show', '<!-- wp:block {"ref":5} /-->', '<p>Shared</p>'],
    [
      'words of the library',
      '<img class="size-full wp-image-7" src="/r.jpg">',
      '<p><img class="size-full wp-image-7" src="/r.jpg" alt="A rug"></p>',
    ],
  ])('%s', (_case, content, expected) => {
    expect(tidy(html(content))).toBe(tidy(expected));
    expect([...post.losses]).toEqual([]);
  });

  it.each([
    ['[contact-form-7 id="5" title="Contact"]', '[contact-form-7 id="5" title="Contact"]'],
    ['[wpforms id=3]', '[wpforms id=3]'],
    ['[recent_posts]', '[recent_posts]'],
    ['[map /]', '[map /]'],
    ['[et_pb_map lat="1"][/et_pb_map]', '[et_pb_map lat="1"]'],
    ['[gallery ids="99"]', 'pictures of a gallery that the export does not hold (99)'],
    ['[gallery id="99"]', 'a gallery whose pictures the export does not hold'],
    ['<!-- wp:latest-posts {"a":1} /-->', 'the block “latest-posts”'],
  ])('lacks %s, and says so', (content, loss) => {
    expect(html(`a ${content} b`).replace(/\s+/g, ' ')).toBe('<p>a b</p>');
    expect([...post.losses]).toEqual([loss]);
  });

  it.each([
    ...['[caption]', '[box a=b', '[embed', '[a', '<pre', '[video ', '\n ', '[caption]<a'],
    ...['[a][/b]', '[a_b]', '[[x]]', '[x aaaa=', '<!-- wp:a {'],
  ])('is rendered in linear time with many %j', (piece) => {
    expect(html(piece.repeat(100_000))).toBeTypeOf('string');
  });
});
