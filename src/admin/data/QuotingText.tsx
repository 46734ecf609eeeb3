import { lazyWithRetry } from '../ui/lazy-with-retry';

const FilledText = lazyWithRetry(
  () => import('./FilledText'),
  ({ text }: { text: string }) => <>{text}</>,
);

/** Loads placeholder values only for texts with placeholders. */
export function QuotingText({ text }: { text: string }) {
  return text.includes('{{') ? <FilledText text={text} /> : text;
}
