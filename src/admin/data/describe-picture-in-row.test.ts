import { expect, it } from 'vitest';
import { describePictureInRow } from './describe-picture-in-row';

const OWN = 'blog/1f0.png';
const at = (path: string) => `https://project.example/storage/v1/object/public/blog-images/${path}`;

it('says what a picture shows wherever a row keeps words for it, and leaves the rest alone', () => {
  const other = `<img src="${at('blog/2b1.png')}" alt="a > b">`;
  const row = {
    title: 'A title',
    image: at(OWN),
    image_alt: null,
    content: `${other}<img src="${at(OWN)}" alt="Old &amp; tired"><img src="${at(OWN)}">`,
    sections: [
      { type: 'gallery', pictures: [{ image: at(OWN), image_alt: 'Old' }] },
      { type: 'video', image: at(OWN) },
      {
        type: 'beforeAfter',
        before: at('blog/2b1.png'),
        before_alt: 'Before',
        after: at(OWN),
        after_alt: '',
      },
    ],
    photos: [
      { src: at(OWN), alt: null },
      { src: at('blog/2b1.png'), alt: 'Other' },
    ],
  };
  const alt = 'alt="Sofa &amp; &quot;chair&quot;"';
  const words = 'Sofa & "chair"';
  expect(describePictureInRow(row, OWN, words)).toEqual({
    image_alt: words,
    content: `${other}<img src="${at(OWN)}" ${alt}><img ${alt} src="${at(OWN)}">`,
    sections: [
      { type: 'gallery', pictures: [{ image: at(OWN), image_alt: words }] },
      { type: 'video', image: at(OWN) },
      {
        type: 'beforeAfter',
        before: at('blog/2b1.png'),
        before_alt: 'Before',
        after: at(OWN),
        after_alt: words,
      },
    ],
    photos: [
      { src: at(OWN), alt: words },
      { src: at('blog/2b1.png'), alt: 'Other' },
    ],
  });
});

it('changes nothing of a row that keeps no words for it, or these', () => {
  expect(describePictureInRow({ image: at(OWN), name: 'Ann' }, OWN, 'Ann')).toEqual({});
  expect(describePictureInRow({ image: at(OWN), image_alt: 'Ann' }, OWN, 'Ann')).toEqual({});
});
