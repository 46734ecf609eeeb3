import { PageHero } from '../../components/PageHero';

export default function ServicesScreen() {
  return <PageHero title="Services" />;
}
