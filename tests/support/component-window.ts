import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has none of them, as it lays nothing out.
class ResizeObserver {
  observe() {}
  disconnect() {}
}
Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView: () => undefined });
Object.assign(window, { ResizeObserver, CSS: { escape: String } });

// Lazy modules take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
