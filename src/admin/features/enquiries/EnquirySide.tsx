import { AnsweredOffer } from './AnsweredOffer';
import { PersonPanel } from './PersonPanel';

/** What stands around the form of an enquiry, inside it. */
export function EnquirySide() {
  return (
    <>
      <AnsweredOffer />
      <PersonPanel />
    </>
  );
}
