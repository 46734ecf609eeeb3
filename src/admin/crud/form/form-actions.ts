import { lastDayBefore } from '../../../schema/kinds/last-day';
import { AS_DRAFT, AT_ONCE, type PublicationState, READY } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { Role } from '../../../schema/role';
import { formatDay } from '../../../shared/time/day';
import { londonDay } from '../../../shared/time/london-time';
import type { Draft, DraftStep } from '../../data/draft';
import type { FormMode } from '../../fields/kind-props';
import { mayPublish } from '../../../schema/schema-for-role';

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
  asksForTime?: boolean;
  /** What it does with the draft beside a public record. */
  step?: DraftStep;
}

const SAVE_DRAFT: FormAction = { label: 'Save draft', publication: AS_DRAFT, isShortcut: true };
const SAVE_CHANGES: FormAction = { label: 'Save changes', isShortcut: true };
const SCHEDULE: FormAction = { label: 'Schedule…', asksForTime: true };

const SAVE: DraftStep = { draft: 'save' };
const BEGIN_DRAFT: FormAction = { label: 'Save as a draft', step: SAVE };
const SAVE_ITS_DRAFT: FormAction = { label: 'Save draft', step: SAVE, isShortcut: true };

interface RecordState {
  /** As the form was opened. */
  state: PublicationState;
  /** The moment after its last day. */
  end: unknown;
  isWaiting: boolean;
  /** Permanently public. */
  isFixed: boolean;
  /** Whether changes may wait beside what is public. */
  mayDraft: boolean;
  draft: Draft | undefined;
}

/** Actions for a role; the first is the default. */
export function formActions(
  schema: ContentType,
  mode: FormMode,
  { state, end, isWaiting, isFixed, mayDraft, draft }: RecordState,
  role: Role,
): readonly FormAction[] {
  if (!mayPublish(schema, role)) {
    // Only drafts can be reviewed: a record, or changes beside a public one.
    if (draft?.publish_at || (state !== 'draft' && !mayDraft)) return [];
    const isOwnDraft = state === 'draft' && !draft;
    const kept = isOwnDraft ? { publication: AS_DRAFT } : { step: SAVE };
    if (isWaiting) {
      return [
        { ...SAVE_CHANGES, ...kept },
        { label: 'Take back', ...kept, review: false },
      ];
    }
    const ready = { label: READY, ...kept, review: true };
    const save = isOwnDraft ? SAVE_DRAFT : draft ? SAVE_ITS_DRAFT : BEGIN_DRAFT;
    return reviewColumn(schema) ? [ready, save] : [save];
  }
  const isPublishable = publicationColumn(schema) !== undefined;
  if (mode === 'create') {
    // Without a publication field records are always public.
    const create = { label: phrases.createButton(schema) };
    return isPublishable ? [create, SAVE_DRAFT, SCHEDULE] : [create];
  }
  if (!isPublishable) return [{ label: phrases.saveButton }];
  if (draft) return draftActions(draft, isWaiting);
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
      return [
        SAVE_CHANGES,
        ...(mayDraft ? [BEGIN_DRAFT] : []),
        ...(isFixed ? [] : [{ label: 'Withdraw', publication: AS_DRAFT }]),
      ];
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

/** Of somebody who may publish the changes that wait beside a public record. */
function draftActions({ publish_at }: Draft, isWaiting: boolean): readonly FormAction[] {
  const label = publish_at ? 'Change the time…' : 'Publish them on…';
  return [
    { label: 'Publish the changes', step: { draft: 'publish' } },
    SAVE_ITS_DRAFT,
    { label, step: SAVE, asksForTime: true },
    ...(publish_at ? [{ label: 'Unschedule', step: { ...SAVE, publishAt: null } }] : []),
    ...(isWaiting ? [{ label: 'Back to the author', step: SAVE, review: false }] : []),
  ];
}

/** The next time that the calendar shows this day, as "2026-12-27" does. */
function nextYear(day: string): string {
  const today = londonDay(new Date());
  const thisYear = today.slice(0, 4) + day.slice(4);
  const next = today < thisYear ? thisYear : Number(today.slice(0, 4)) + 1 + day.slice(4);
  // Of the 29th of February, mostly the 1st of March.
  return new Date(`${next}T00:00Z`).toISOString().slice(0, 10);
}
