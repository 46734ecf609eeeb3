import { lastDayBefore } from '../../../schema/kinds/last-day';
import { AS_DRAFT, AT_ONCE, type PublicationState, READY } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { Role } from '../../../schema/role';
import { formatDay } from '../../../shared/time/day';
import { londonDay } from '../../../shared/time/london-time';
import type { FormMode } from '../../fields/kind-props';
import { mayPublish } from '../publication/publication-rules';

/** A save button. */
export interface FormAction {
  label: string;
  /** Sets the publication; `undefined` keeps it. */
  publication?: string;
  /** Sets the review; `undefined` keeps it. */
  review?: boolean;
  /** The last day that the record then has; `undefined` leaves that as it is. */
  lastDay?: string;
  /** By Ctrl+S and Cmd+S. */
  isShortcut?: boolean;
  /** Asks for a time first. */
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
  /** Waits for a review. */
  isWaiting: boolean;
  /** Permanently public. */
  isFixed: boolean;
}

/** Actions for a role; the first is the default. */
export function formActions(
  schema: ContentType,
  mode: FormMode,
  { state, end, isWaiting, isFixed }: RecordState,
  role: Role,
): readonly FormAction[] {
  if (!mayPublish(schema, role)) {
    // Only drafts can be reviewed.
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
    // Without a publication field records are always public.
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
