// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import own from 'virtual:own-pictures';
import { setBuiltPictures } from '../pictures/built-pictures';
import { Picture } from './Picture';

const IMAGE =
  'https://abcdefgh.supabase.co/storage/v1/object/public/blog-images/blog/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4.jpg';

const srcsets = () => [...document.querySelectorAll('source')].map(({ srcset }) => srcset);

afterEach(() => setBuiltPictures({}));

describe('an uploaded picture', () => {
  it('is offered in the sizes of the build, with the upload for browsers that cannot show them', () => {
    setBuiltPictures({ [IMAGE]: [480, 800] });
    render(<Picture picture={{ src: IMAGE }} shape="post" alt="A room" sizes="100vw" />);
    expect(srcsets()).toEqual([
      '/assets/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4-480.avif 480w, /assets/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4-800.avif 800w',
    ]);
    const { src, width, height } = screen.getByRole<HTMLImageElement>('img', { name: 'A room' });
    expect([src, width, height]).toEqual([IMAGE, 1280, 720]);
  });

  it('is shown as it is when it came after the build', () => {
    render(<Picture picture={{ src: IMAGE }} alt="A room" sizes="100vw" />);
    expect(srcsets()).toEqual([]);
    expect(screen.getByRole<HTMLImageElement>('img').src).toBe(IMAGE);
  });
});

it.each([
  ['photo', [960, 1280, 1920], ['960w', '1280w']],
  ['wide', [960, 1280, 1920], ['960w', '1280w', '1920w']],
  ['avatar', [128, 320, 640], ['128w']],
] as const)('a picture of the site fills a %s sharply, and is no larger', (shape, widths, sent) => {
  Object.assign(own, { '/pictures/own.webp': widths });
  render(<Picture picture={{ src: '/pictures/own.webp' }} {...{ shape }} alt="" sizes="100vw" />);
  expect(srcsets().join().match(/\d+w/g)).toEqual(sent);
});

it('goes back to the middle of a picture whose point is taken away', () => {
  const shown = (focus: string | null) => (
    <Picture picture={{ src: IMAGE }} focus={focus} alt="A room" sizes="100vw" />
  );
  const { rerender } = render(shown('20% 30%'));
  const { style } = screen.getByRole('img');
  expect(style.objectPosition).toBe('20% 30%');
  rerender(shown(null));
  expect(style.objectPosition).toBe('');
});
