import { RichText } from '../../shared/article/RichText';
import { useTextLinks } from '../components/use-text-links';

interface SectionTextProps {
  html: string;
  className?: string;
}

/** HTML whose links navigate without a reload. */
export function SectionText(text: SectionTextProps) {
  return <RichText ref={useTextLinks()} {...text} />;
}
