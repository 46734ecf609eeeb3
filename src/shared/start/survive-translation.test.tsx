// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from './survive-translation';

beforeAll(surviveTranslation);

/** A translator changes a text in one step, or in two like Google's. */
const WAYS = {
  replaced: (text: Text, font: Element) => text.replaceWith(font),
  'put before it and taken out': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
};

function translate(root: Element, replace: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `[${text.data}]`;
    replace(text, font);
  }
}

interface HeadlineProps {
  title: string;
  swept: string;
  note?: string;
}

function Headline({ title, swept, note }: HeadlineProps) {
  return (
    <h1>
      {title} <span>{swept}</span> © {note}
    </h1>
  );
}

describe.each(Object.entries(WAYS))('a text that a translator has %s', (_way, replace) => {
  const old = <Headline title="Come home to" swept="clean" note="2026" />;
  const heading = () => screen.getByRole('heading');

  it('is replaced as a whole when React updates it', () => {
    const { rerender } = render(old);
    translate(heading(), replace);
    expect(heading().textContent).toBe('[Come home to][ ][clean][ © ][2026]');
    rerender(<Headline title="Closed at" swept="Christmas" note="2027" />);
    expect(heading().textContent).toBe('Closed at[ ]Christmas[ © ]2027');
    translate(heading(), replace);
    rerender(<Headline title="Open in" swept="January" note="2028" />);
    expect(heading().textContent).toBe('Open in[[ ]]January[[ © ]]2028');
  });

  it('is removed by React without its neighbours', () => {
    const { rerender } = render(old);
    translate(heading(), replace);
    rerender(<Headline title="Come home to" swept="clean" />);
    expect(heading().textContent).toBe('[Come home to][ ][clean][ © ]');
    rerender(<Headline title="Come home to" swept="clean" note="2028" />);
    expect(heading().textContent).toBe('[Come home to][ ][clean][ © ]2028');
  });

  it('is moved by React once', () => {
    const list = (words: string[]) => (
      <h1>{words.map((word) => [<b key={`${word}b`} />, word])}</h1>
    );
    const { rerender } = render(list(['one', 'two']));
    translate(heading(), replace);
    rerender(list(['two', 'one', 'three']));
    expect(heading().textContent.replaceAll(/[[\]]/g, '')).toBe('twoonethree');
  });
});
