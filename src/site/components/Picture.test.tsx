// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
