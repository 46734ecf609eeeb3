import { termsOfService } from '../../content/legal-terms';
import { LegalPage } from './LegalPage';

export default function TermsOfServiceScreen() {
  return <LegalPage document={termsOfService()} />;
}
