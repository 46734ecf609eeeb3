import { expect, it } from 'vitest';
import { changedDraft } from './changed-draft';
import { describePictureInRow } from './describe-picture-in-row';
import { replacePictureInRow } from './replace-picture-in-row';

const [OLD, NEW, OTHER] = ['/blog/1f0.png', '/blog/9a4.webp', '/blog/2b1.png'];
const replaced = (row: object) => replacePictureInRow({ ...row }, OLD, { path: NEW });
const described = (row: object) => describePictureInRow({ ...row }, OLD, 'A hob');

it('replaces a picture in the draft, and in what it is based on', () => {
  const html = (path: string, text: string) => `<img src="${path}"><p>${text}</p>`;
  const draft = (path: string) => ({
    changes: { title: 'Then', content: html(path, 'Then') },
    base: { title: 'Now', content: html(path, 'Now') },
  });
  const record = { title: 'Now', content: html(OLD, 'Now'), image: OLD };
  expect(changedDraft(draft(OLD), record, replaced)).toEqual(draft(NEW));
});

it('describes a picture of which the draft has the address alone', () => {
  const draft = { changes: { image: OLD }, base: { image: OTHER } };
  expect(changedDraft(draft, { image: OTHER, image_alt: null }, described)).toEqual({
    changes: { image: OLD, image_alt: 'A hob' },
    base: { image: OTHER, image_alt: null },
  });
});

it('describes a picture of which the draft has the words alone', () => {
  const draft = { changes: { image_alt: 'Then' }, base: { image_alt: 'Now' } };
  expect(changedDraft(draft, { image: OLD, image_alt: 'Now' }, described)).toEqual({
    changes: { image_alt: 'A hob' },
    base: { image_alt: 'A hob' },
  });
});

it('leaves the words of another picture in the draft as they are', () => {
  const draft = { changes: { image: OTHER }, base: { image: OLD } };
  expect(changedDraft(draft, { image: OLD, image_alt: 'Now' }, described)).toEqual({
    changes: { image: OTHER, image_alt: 'Now' },
    base: { image: OLD, image_alt: 'A hob' },
  });
});
