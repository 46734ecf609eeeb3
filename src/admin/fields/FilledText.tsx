import { useFill } from '../data/use-fill';

/** A text with the figures that it quotes, as visitors read it. */
export function FilledText({ text }: { text: string }) {
  return <>{useFill()(text)}</>;
}
