import { expect, it } from 'vitest';
import { videoAddress } from './Video';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?app=m&v=dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'player.vimeo.com/video/76979871?autoplay'],
  [
    'https://vimeo.com/76979871/abcdef0123',
    'player.vimeo.com/video/76979871?h=abcdef0123&autoplay',
  ],
  [
    'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123',
    'player.vimeo.com/video/76979871?h=abcdef0123&autoplay',
  ],
])('plays %s', (address, player) => {
  expect(videoAddress(address)?.embed).toContain(player);
});

it.each(['https://evil.example/watch?v=dQw4w9WgXcQ', 'https://youtube.com.evil.example/', 'x'])(
  'knows no player for %s',
  (address) => expect(videoAddress(address)).toBeUndefined(),
);
