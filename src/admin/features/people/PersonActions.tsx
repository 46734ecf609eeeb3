import { EndMembership } from './EndMembership';
import { ResetSecondFactor } from './ResetSecondFactor';

/** What an owner does about one person. */
export function PersonActions() {
  return (
    <>
      <ResetSecondFactor />
      <EndMembership />
    </>
  );
}
