import type { BesideFormProps } from '../../crud/resource';
import { PersonPanel } from '../personal/PersonPanel';
import { AnsweredOffer } from './AnsweredOffer';

/** What stands around the form of an enquiry, inside it. */
export function EnquirySide(props: BesideFormProps) {
  return (
    <>
      <AnsweredOffer />
      <PersonPanel {...props} />
    </>
  );
}
