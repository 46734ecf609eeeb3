// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleText } from '../../shared/article/ArticleText';
import { EditedText } from './EditedText';

it('draws what has changed as visitors see it, and leaves the rest as it is', () => {
  const { container, rerender } = render(<EditedText blocks={[]} />);
  const drawn = () => [...container.querySelectorAll('[data-article] > *')];
  const show = (...blocks: string[]) => {
    const before = drawn();
    rerender(<EditedText blocks={blocks} />);
    const article = { html: blocks.join(''), headings: [] };
    expect(container.innerHTML).toBe(renderToStaticMarkup(<ArticleText article={article} />));
    return drawn().filter((element) => !before.includes(element)).length;
  };
  expect(show('<p>a</p>', '<p>b</p>', '<p>c</p>')).toBe(3);
  expect(show('<p>a</p>', '<p>bb</p>', '<p>c</p>')).toBe(1);
  expect(show('<p>a</p>', '<p>c</p>')).toBe(0);
  expect(show('<p>a</p>', '<p>a</p>', '<p>c</p>')).toBe(1);
  expect(show('<p>a</p>', 'words <b>alone</b>', '', '<h2 id="part-d">d</h2>', '<p>c</p>')).toBe(2);
  expect(show('<p>a</p>', '<h2 id="part-e">e</h2>', '<p>c</p>')).toBe(1);
  expect(show('<h2 id="part-f">f</h2>')).toBe(1);
  expect(show()).toBe(0);
});
