import { expect, it } from 'vitest';
import { replacePictureInRow } from './replace-picture-in-row';

const OLD = 'blog/1f0.png';
const NEW = { path: 'blog/9a4.webp', width: 1600, height: 900 };
const at = (path: string) => `https://project.example/storage/v1/object/public/blog-images/${path}`;

it('puts a picture in the place of another wherever a row shows it, and leaves the rest alone', () => {
  const other = `<img src="${at('blog/2b1.png')}" alt="a > b" width="10" height="20">`;
  const shown = (path: string, size: string) =>
    `<p>a</p><img alt="x > y" ${size} src="${at(path)}">`;
  const row = {
    title: 'A title',
    image: at(OLD),
    content: other + shown(OLD, 'width="300" height="400"'),
    gallery: [at('blog/2b1.png'), at(OLD)],
    team: { lead: { picture: at(OLD), name: 'Ann' } },
    word_count: 3,
    excerpt: null,
  };
  expect(replacePictureInRow(row, OLD, NEW)).toEqual({
    image: at(NEW.path),
    content: other + shown(NEW.path, 'width="1600" height="900"'),
    gallery: [at('blog/2b1.png'), at(NEW.path)],
    team: { lead: { picture: at(NEW.path), name: 'Ann' } },
  });
});

it('forgets the size of the former picture where the new one has none', () => {
  const row = { content: `<img src="${at(OLD)}" width="3" height="4">` };
  const { content } = replacePictureInRow(row, OLD, { path: 'blog/9a4.avif' });
  expect(content).toBe(`<img src="${at('blog/9a4.avif')}">`);
});
