import { useContent } from '../../../shared/content/use-content';
import { privacyPolicy } from '../../content/legal-privacy';
import { LegalPage } from './LegalPage';

export default function PrivacyPolicyScreen() {
  return <LegalPage document={useContent(privacyPolicy)} />;
}
