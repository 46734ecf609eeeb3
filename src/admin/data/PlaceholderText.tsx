import { lazyWithRetry } from '../ui/lazy-with-retry';

const FilledText = lazyWithRetry(
  async () => ({ default: (await import('./placeholder-values')).FilledText }),
  ({ text }: { text: string }) => <>{text}</>,
);

/** Loads placeholder values only for texts with placeholders. */
export function PlaceholderText({ text }: { text: string }) {
  return text.includes('{{') ? <FilledText text={text} /> : text;
}
