import type { team } from '../../content-types/sections/team';
import type { SectionProps } from '../../schema/define-section';
import { Team } from '../screens/about/Team';

/** The people of the team. */
export default function TeamBand(props: SectionProps<typeof team>) {
  return <Team {...props} />;
}
