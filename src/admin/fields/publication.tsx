import { lazyInput } from './lazy-input';

export const Input = lazyInput(
  async () => (await import('./publication/Input')).PublicationInput,
  // It stands on top, and whoever presses a button meanwhile would miss it.
  <div style={{ height: 40 }} />,
);
export { PublicationCell as Cell } from './publication/Cell';
