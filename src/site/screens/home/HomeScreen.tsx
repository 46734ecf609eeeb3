import { PageHero } from '../../components/PageHero';

export default function HomeScreen() {
  return <PageHero title="Home" />;
}
