// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MapSection from './Map';
import OpeningHours from './OpeningHours';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
      constructor(private readonly tell: (entries: object[]) => void) {}
    },
  );
});
afterEach(cleanup);

it('asks for the map once it is near, but not in a preview, which is a document of its own', () => {
  const map = <MapSection title="Where we are" text="" />;
  render(map);
  expect(screen.getByTitle(/^Map showing/).tagName).toBe('IFRAME');

  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument as Document;
  render(map, { container: page.body.appendChild(page.createElement('div')) });
  expect(page.querySelector('h2')?.textContent).toBe('Where we are');
  expect(page.querySelector('iframe')).toBeNull();
});

it('below opening hours says nothing that the owner has not written', () => {
  render(<OpeningHours title="When and where" />);
  expect(screen.getByRole('heading', { name: 'Where we are' })).toBeTruthy();
  expect(screen.queryByText(/ring before you come/)).toBeNull();
});
