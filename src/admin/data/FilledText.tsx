import { useFillPlaceholders } from './quoted-figures';

export default function FilledText({ text }: { text: string }) {
  return <>{useFillPlaceholders()(text)}</>;
}
