import { AS_DRAFT, AT_ONCE, type PublicationState } from '../../../schema/kinds/publication';

/** What a button of the form does with the record. */
export interface FormAct {
  label: string;
  /** What the form then says of its publication; `undefined` leaves that as it is. */
  publication?: string;
  /** Ctrl+S and Cmd+S do it. */
  isShortcut?: boolean;
  /** A time is asked for first. */
  asksForTime?: boolean;
}

/** What can be done with a record at each point of its life; the first is the usual one. */
export const FORM_ACTS: Readonly<Record<PublicationState, readonly FormAct[]>> = {
  draft: [
    { label: 'Publish', publication: AT_ONCE },
    { label: 'Save draft', publication: AS_DRAFT, isShortcut: true },
    { label: 'Schedule…', asksForTime: true },
  ],
  scheduled: [
    { label: 'Save changes', isShortcut: true },
    { label: 'Publish now', publication: AT_ONCE },
    { label: 'Change the time…', asksForTime: true },
    { label: 'Back to draft', publication: AS_DRAFT },
  ],
  published: [
    { label: 'Save changes', isShortcut: true },
    { label: 'Withdraw', publication: AS_DRAFT },
  ],
};

/** What somebody can do who may not publish; nothing about a record that readers see or will see. */
export const DRAFT_ACTS: typeof FORM_ACTS = {
  draft: [{ label: 'Save draft', publication: AS_DRAFT, isShortcut: true }],
  scheduled: [],
  published: [],
};

/** What can be done with a new record; without a word about its publication it is public at once. */
export function createActs(createButton: string): readonly FormAct[] {
  const [, ...others] = FORM_ACTS.draft;
  return [{ label: createButton }, ...others];
}
