import { AS_DRAFT, AT_ONCE, READY, type PublicationState } from '../../../schema/kinds/publication';

/** What a button of the form does with the record. */
export interface FormAct {
  label: string;
  /** What the form then says of its publication; `undefined` leaves that as it is. */
  publication?: string;
  /** Whether it then waits for somebody who may publish it; `undefined` leaves that as it is. */
  review?: boolean;
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

const SAVE_DRAFT: FormAct = { label: 'Save draft', publication: AS_DRAFT, isShortcut: true };

/** What somebody can do with a draft who may not publish. */
export function draftActs(life: Review): readonly FormAct[] {
  if (life === 'none') return [SAVE_DRAFT];
  if (life === 'waiting') {
    return [
      { ...SAVE_DRAFT, label: 'Save changes' },
      { label: 'Take back', publication: AS_DRAFT, review: false },
    ];
  }
  return [{ label: READY, publication: AS_DRAFT, review: true }, SAVE_DRAFT];
}

/** Whether drafts can wait for somebody who may publish them, and whether this one does. */
export type Review = 'none' | 'possible' | 'waiting';

/** What whoever may publish can do with a draft that waits. */
export const WAITING_ACTS: readonly FormAct[] = [
  ...FORM_ACTS.draft,
  { label: 'Back to the author', publication: AS_DRAFT, review: false },
];

/** What can be done with a new record; without a word about its publication it is public at once. */
export function createActs(createButton: string): readonly FormAct[] {
  const [, ...others] = FORM_ACTS.draft;
  return [{ label: createButton }, ...others];
}
