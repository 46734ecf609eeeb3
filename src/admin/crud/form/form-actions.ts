import { lastDayBefore } from '../../../schema/kinds/last-day';
import { AS_DRAFT, AT_ONCE, type PublicationState, READY } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { Role } from '../../../schema/role';
import { formatDay } from '../../../shared/time/day';
import { londonDay } from '../../../shared/time/london-time';
import type { FormMode } from '../../fields/kind-props';
import { mayPublish } from '../publication/rules';

/** What a button of the form does with the record. */
export interface FormAction {
  label: string;
  /** What the form then says of its publication; `undefined` leaves that as it is. */
  publication?: string;
  /** Whether it then waits for somebody who may publish it; `undefined` leaves that as it is. */
  review?: boolean;
  /** The last day that the record then has; `undefined` leaves that as it is. */
  lastDay?: string;
  /** Ctrl+S and Cmd+S do it. */
  isShortcut?: boolean;
  /** A time is asked for first. */
  asksForTime?: boolean;
}

const SAVE_DRAFT: FormAction = { label: 'Save draft', publication: AS_DRAFT, isShortcut: true };
const SAVE_CHANGES: FormAction = { label: 'Save changes', isShortcut: true };
const SCHEDULE: FormAction = { label: 'Schedule…', asksForTime: true };

interface RecordState {
  /** As the form was opened. */
  state: PublicationState;
  /** The moment after its last day. */
  end: unknown;
  /** It waits for somebody who may publish it. */
  isWaiting: boolean;
  /** It stays public. */
  isFixed: boolean;
}

/** What somebody of a role can do with the record of a form; the first is the usual one. */
export function formActions(
  schema: ContentType,
  mode: FormMode,
  { state, end, isWaiting, isFixed }: RecordState,
  role: Role,
): readonly FormAction[] {
  if (!mayPublish(schema, role)) {
    // Nothing about a record that readers see or will see.
    if (state !== 'draft') return [];
    if (isWaiting) {
      return [
        { ...SAVE_CHANGES, publication: AS_DRAFT },
        { label: 'Take back', publication: AS_DRAFT, review: false },
      ];
    }
    const ready = { label: READY, publication: AS_DRAFT, review: true };
    return reviewColumn(schema) ? [ready, SAVE_DRAFT] : [SAVE_DRAFT];
  }
  const isPublishable = publicationColumn(schema) !== undefined;
  if (mode === 'create') {
    // Without a word about its publication it is public at once.
    const create = { label: phrases.createButton(schema) };
    return isPublishable ? [create, SAVE_DRAFT, SCHEDULE] : [create];
  }
  if (!isPublishable) return [{ label: phrases.saveButton }];
  switch (state) {
    case 'draft': {
      const toAuthor = { label: 'Back to the author', publication: AS_DRAFT, review: false };
      const publish = { label: 'Publish', publication: AT_ONCE };
      return [publish, SAVE_DRAFT, SCHEDULE, ...(isWaiting ? [toAuthor] : [])];
    }
    case 'scheduled':
      return [
        SAVE_CHANGES,
        { label: 'Publish now', publication: AT_ONCE },
        { label: 'Change the time…', asksForTime: true },
        { label: 'Back to draft', publication: AS_DRAFT },
      ];
    case 'published':
      return isFixed
        ? [SAVE_CHANGES]
        : [SAVE_CHANGES, { label: 'Withdraw', publication: AS_DRAFT }];
    case 'ended': {
      const lastDay = nextYear(lastDayBefore(end));
      return [
        { label: `Open again until ${formatDay(lastDay)}`, lastDay },
        SAVE_CHANGES,
        { label: 'Back to draft', publication: AS_DRAFT },
      ];
    }
  }
}

/** The next time that the calendar shows this day, as "2026-12-27" does. */
function nextYear(day: string): string {
  const today = londonDay(new Date());
  const [, monthAndDay = ''] = /^\d{4}(-.*)/.exec(day) ?? [];
  const year = Number(today.slice(0, 4));
  const next = `${today < `${year}${monthAndDay}` ? year : year + 1}${monthAndDay}`;
  // Of the 29th of February, mostly the 1st of March.
  return new Date(`${next}T00:00Z`).toISOString().slice(0, 10);
}
