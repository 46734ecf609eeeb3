import { afterEach, describe, expect, it } from 'vitest';
import { contentPicture, setBuiltPictures } from './built-pictures';

const IMAGE =
  'https://abcdefgh.supabase.co/storage/v1/object/public/blog-images/blog/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4.jpg';

afterEach(() => setBuiltPictures({}));

describe('an uploaded picture', () => {
  it('is offered in the sizes of the build, with the upload for browsers that cannot show them', () => {
    setBuiltPictures({ [IMAGE]: [480, 800] });
    expect(contentPicture({ src: IMAGE }, {}, 'post')).toEqual({
      sources: {
        avif: '/assets/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4-480.avif 480w, /assets/4f6c1a58-0c3e-4b5e-9a51-d6e0a1b2c3d4-800.avif 800w',
      },
      img: { src: IMAGE, w: 1280, h: 720 },
    });
  });

  it('is shown as it is when it came after the build', () => {
    expect(contentPicture({ src: IMAGE }, {}, 'post')).toEqual({
      sources: {},
      img: { src: IMAGE, w: 1280, h: 720 },
    });
  });
});
