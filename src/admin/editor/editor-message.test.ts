// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { removedMessage } from './editor-message';

const iframe = (src: string) => `<iframe src="${src}" width="560"></iframe>`;

it.each([
  [
    'https://www.youtube.com/embed/aB3_x-9?start=3',
    'a video player',
    '<p><a href="https://www.youtube.com/watch?v=aB3_x-9">Watch the video</a></p>',
  ],
  [
    '//player.vimeo.com/video/1234?h=x',
    'a video player',
    '<p><a href="https://vimeo.com/1234">Watch the video</a></p>',
  ],
  [
    'https://www.google.com/maps/embed?pb=1&x="',
    'a map',
    '<p><a href="https://www.google.com/maps/embed?pb=1&amp;x=&quot;">See the map</a></p>',
  ],
])('names what an article cannot hold and offers a link: %s', (src, name, links) => {
  const insert = vi.fn<(links: string, html: string) => undefined>();
  const notice = removedMessage(iframe(src.replaceAll('"', '&quot;')), ['<iframe>'], insert);
  expect(notice?.text).toBe(`Left out, because an article cannot hold it: ${name}.`);
  notice?.action?.run('<p>By now</p>');
  expect(insert).toHaveBeenCalledExactlyOnceWith(links, '<p>By now</p>');
});

it('says what has no page of its own in the words of its writer', () => {
  expect(removedMessage('', ['onclick', '<script>', '<style>', '<blink>'], vi.fn())).toEqual({
    text: 'Left out, because an article cannot hold it: a program, colours and fonts and <blink>.',
  });
  expect(removedMessage('', [], vi.fn())).toBeUndefined();
});
