import { useQuery } from '@tanstack/react-query';
import { fillPlaceholders } from '../../shared/content/placeholders';
import { quotedFigures } from '../data/quoted-figures';

/** A text with the figures that it quotes, as visitors read it. */
export function FilledText({ text }: { text: string }) {
  const { data: figures } = useQuery(quotedFigures);
  return <>{figures ? fillPlaceholders(text, figures) : text}</>;
}
