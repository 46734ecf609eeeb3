import { useFillPlaceholders } from './quoted-figures';

/** A text with the figures that it quotes, as visitors read it. */
export default function FilledText({ text }: { text: string }) {
  return <>{useFillPlaceholders()(text)}</>;
}
