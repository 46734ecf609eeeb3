import { lazyWithRetry } from '../ui/lazy-with-retry';

const FilledText = lazyWithRetry(
  () => import('./FilledText'),
  ({ text }: { text: string }) => <>{text}</>,
);

/** A text that may quote figures, as visitors read it. */
export function QuotingText({ text }: { text: string }) {
  return text.includes('{{') ? <FilledText text={text} /> : text;
}
