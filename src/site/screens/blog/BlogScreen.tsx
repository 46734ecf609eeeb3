import { PageHero } from '../../components/PageHero';

export default function BlogScreen() {
  return <PageHero title="Blog" />;
}
