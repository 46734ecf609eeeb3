import { describe, expect, it } from 'vitest';
import { wordPressHtml } from './wordpress-html.ts';

const attachments = new Map([['7', 'https://old.example/rug.jpg']]);
const html = (content: string) => wordPressHtml(content, attachments);

describe('the HTML of a WordPress post', () => {
  it.each([
    ['blank lines are paragraphs', 'One\r\n\r\nTwo\r\nlines', '<p>One</p>\n<p>Two<br>\nlines</p>'],
    [
      'blocks stay',
      'Text\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>',
      '<p>Text</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    ],
    ['code keeps its blank lines', '<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    [
      'what the block editor made has its paragraphs',
      '<!-- wp:paragraph -->\n<p>a\n\nb</p>',
      '<!-- wp:paragraph -->\n<p>a\n\nb</p>',
    ],
    [
      'a caption',
      '[caption id="a" width="3"]<a href="x"><img src="x"></a> A rug[/caption]',
      '<figure><a href="x"><img src="x"></a><figcaption>A rug</figcaption></figure>',
    ],
    [
      'a gallery',
      '[gallery columns="2" ids="7,8"]',
      '<figure><img src="https://old.example/rug.jpg"></figure>',
    ],
    [
      'an embedded address',
      '[embed]https://video.example/1[/embed]',
      '<p><a href="https://video.example/1">https://video.example/1</a></p>',
    ],
    [
      'a player',
      '[video mp4="https://old.example/a.mp4"][/video]',
      '<p><a href="https://old.example/a.mp4">https://old.example/a.mp4</a></p>',
    ],
    [
      'a plugin’s shortcode leaves its text',
      '[box type="tip"]Blot.[/box] [form id="3"]',
      '<p>Blot.</p>',
    ],
    ['words in brackets stay', 'He said [sic] so [1].', '<p>He said [sic] so [1].</p>'],
    ['what has no end is no pair', '[box]a[/other][/box', '<p>[box]a[/other][/box</p>'],
  ])('%s', (_case, content, expected) => {
    expect(html(content)).toBe(expected);
  });

  it.each(['[caption]', '[box a=b', '[embed', '[a', '<pre', '[video ', '\n ', '[caption]<a'])(
    'is made in one pass, however often %j stands there',
    (piece) => {
      expect(html(piece.repeat(100_000))).toBeTypeOf('string');
    },
  );
});
