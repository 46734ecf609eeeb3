import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProject, picturesIn, withoutProject } from './storage-address.ts';

const HOSTED = { pictureOrigin: 'https://abcdefgh.supabase.co' };
const EMBEDDED = { pictureOrigin: '' };
const PATH = '/storage/v1/object/public/blog-images/blog/a.webp';

describe('addresses of a project’s pictures', () => {
  it.each([
    ['a whole value', PATH],
    ['an attribute', `<img src="${PATH}" alt="">`],
    ['several in one text', `<img src='${PATH}'> (${PATH}) ${PATH}?width=20`],
  ])('move from one project to another: %s', (_case, text) => {
    const there = inProject(text, HOSTED);
    expect(there).toBe(text.replaceAll(PATH, HOSTED.pictureOrigin + PATH));
    expect(withoutProject(there, HOSTED)).toBe(text);
    expect(picturesIn(text)).toContain('blog-images/blog/a.webp');
  });

  it('of the embedded backend lose the port it had', () => {
    expect(withoutProject(`<img src="http://localhost:5173${PATH}">`, EMBEDDED)).toBe(
      `<img src="${PATH}">`,
    );
  });

  it.each([
    `https://other.supabase.co${PATH}`,
    `https://cdn.example/copy${PATH}`,
    `https://abcdefgh.supabase.co.evil.example${PATH}`,
  ])('leave those of others alone: %s', (text) => {
    expect(withoutProject(text, HOSTED)).toBe(text);
    expect(inProject(text, HOSTED)).toBe(text);
    expect(picturesIn(text)).toEqual([]);
  });

  it('change nothing else, whatever a text says', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(PATH, ` ${PATH} `, `"${PATH}"`, `https://other.example${PATH}`, '$&', '"'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(withoutProject(inProject(text, HOSTED), HOSTED)).toBe(text);
      }),
    );
  });

  it('are those of pictures only, whatever a text asks for', () => {
    const way = '/storage/v1/object/public/blog-images/%2e%2e/%2e%2e/%2e%2e/rest/v1/enquiries';
    expect(picturesIn(`<img src="${way}">`)).toEqual([]);
  });
});
