import { privacyPolicy } from '../../content/legal-privacy';
import { LegalPage } from './LegalPage';

export default function PrivacyPolicyScreen() {
  return <LegalPage document={privacyPolicy()} />;
}
