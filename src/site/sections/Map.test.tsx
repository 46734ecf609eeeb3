// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import MapSection from './Map';

it('asks for the map once it is near, but not in a preview, which is a document of its own', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
      constructor(private readonly tell: (entries: object[]) => void) {}
    },
  );
  const map = <MapSection title="Where we are" text="" />;
  render(map);
  expect(screen.getByTitle(/^Map showing/).tagName).toBe('IFRAME');

  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument as Document;
  render(map, { container: page.body.appendChild(page.createElement('div')) });
  expect(page.querySelector('h2')?.textContent).toBe('Where we are');
  expect(page.querySelector('iframe')).toBeNull();
});
