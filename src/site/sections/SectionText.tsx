import { RichText } from '../../shared/article/RichText';
import { useTextLinks } from '../components/use-text-links';

interface SectionTextProps {
  html: string;
  className?: string;
}

/** A written text of a page, whose links open in place. */
export function SectionText(text: SectionTextProps) {
  return <RichText ref={useTextLinks()} {...text} />;
}
