// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlocks, type RenderedBlock } from './EditedText';

it('draws what has changed, and leaves the rest as it is', () => {
  const place = document.createElement('div');
  let shown: readonly RenderedBlock[] = [];
  const show = (...blocks: string[]) => {
    const before = [...place.children];
    shown = renderBlocks(place, shown, blocks);
    expect(place.innerHTML).toBe(blocks.join(''));
    return [...place.children].filter((element) => !before.includes(element)).length;
  };
  expect(show('<p>a</p>', '<p>b</p>', '<p>c</p>')).toBe(3);
  expect(show('<p>a</p>', '<p>bb</p>', '<p>c</p>')).toBe(1);
  expect(show('<p>a</p>', '<p>c</p>')).toBe(0);
  expect(show('<p>a</p>', '<p>a</p>', '<p>c</p>')).toBe(1);
  expect(show('<p>a</p>', 'words <b>alone</b>', '', '<h2>d</h2>', '<p>c</p>')).toBe(2);
  expect(show('<p>a</p>', '<h2>e</h2>', '<p>c</p>')).toBe(1);
  expect(show('<h2>f</h2>')).toBe(1);
  expect(show()).toBe(0);
});
