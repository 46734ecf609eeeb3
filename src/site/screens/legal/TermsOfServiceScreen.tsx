import { useContent } from '../../../shared/content/use-content';
import { termsOfService } from '../../content/legal-terms';
import { LegalPage } from './LegalPage';

export default function TermsOfServiceScreen() {
  return <LegalPage document={useContent(termsOfService)} />;
}
