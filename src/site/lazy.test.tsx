import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyWithPreload } from './lazy';

const prices = () => lazyWithPreload(() => Promise.resolve({ default: () => <h1>Prices</h1> }));

const html = ({ Screen }: ReturnType<typeof prices>) =>
  renderToString(
    <Suspense fallback="...">
      <Screen />
    </Suspense>,
  );

describe('lazy screen', () => {
  it('renders at once when its code was loaded beforehand', async () => {
    const screen = prices();
    await screen.load();
    expect(html(screen)).toContain('<h1>Prices</h1>');
  });

  it('waits for its code otherwise', () => {
    expect(html(prices())).not.toContain('Prices');
  });
});
