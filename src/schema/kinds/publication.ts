import { isDay } from '../../shared/time/day';
import { isoTime } from '../../shared/time/iso-time';
import { formatLondonTime, londonMidnight } from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { choiceOfConditions } from '../filter';
import { asText, type CommonField, type SiblingColumn } from '../kind';
import { MOMENT, SAMPLE_MOMENTS } from './date-time';
import type { Role } from '../role';

/** `published_at`: the time of publication, null for a draft. Set by the form's buttons. */
export interface PublicationField extends CommonField<string> {
  kind: 'publication';
  /** Roles that may publish, everybody by default; others save drafts. */
  publishers?: readonly Role[];
  /** The review column of drafts. */
  review?: SiblingColumn;
  /** The column of the last day. */
  until?: SiblingColumn;
}

export type PublicationState = 'draft' | 'scheduled' | 'published' | 'ended';

/** A draft, in the form. */
export const AS_DRAFT = 'draft';
/** In the form and for Postgres, whose clock counts. */
export const AT_ONCE = 'now';

/** The time in the form, if any. */
export function publicationTime(value: unknown): string | undefined {
  return typeof value === 'string' && value !== AS_DRAFT && value !== AT_ONCE ? value : undefined;
}

/** In milliseconds: of a stored time, or the end of a day; NaN for neither. */
export function momentOf(value: unknown): number {
  const text = asText(value);
  return isDay(text) ? londonMidnight(text, 1) : Date.parse(isoTime(text));
}

/**
 * Publication status, from the stored time or the form's value.
 * @param end value of the column of the last day
 */
export function publicationState(
  stored: unknown,
  end: unknown = null,
  now = Date.now(),
): PublicationState {
  if (stored === null || stored === AS_DRAFT) return 'draft';
  if (momentOf(stored) > now) return 'scheduled';
  return momentOf(end) <= now ? 'ended' : 'published';
}

/** A draft that waits for a review. */
export const READY = 'Ready for review';

/** New records are published at once, except by roles that may not publish. */
const BY_ROLE =
  "case when private.staff_role() = 'author' then null::timestamp with time zone else now() end";

export const publication = defineKind<PublicationField>()({
  column: () => ({ ...MOMENT, default: BY_ROLE }),
  // A new record has no decision yet.
  toForm: (stored) =>
    stored === null ? AS_DRAFT : stored === undefined ? undefined : isoTime(asText(stored)),
  toRow: (value) => (value === AS_DRAFT ? null : value || undefined),
  toText: (stored) => {
    const time = formatLondonTime(asText(stored));
    const state = publicationState(stored);
    return state === 'draft'
      ? 'Draft'
      : `${state === 'scheduled' ? 'Scheduled for' : 'Published'} ${time}`;
  },
  omitOnDuplicate: true,
  showsNull: true,
  filter: ({ review, until }) =>
    choiceOfConditions((column) => ({
      Draft: [`${column}@is`, null],
      Scheduled: [`${column}@gt`, AT_ONCE],
      Published: until
        ? ['and@', `(${column}.lte.${AT_ONCE},or(${until}.is.null,${until}.gt.${AT_ONCE}))`]
        : [`${column}@lte`, AT_ONCE],
      ...(until && { Ended: ['and@', `(${column}.lte.${AT_ONCE},${until}.lte.${AT_ONCE})`] }),
      ...(review && { [READY]: [`${review}@not.is`, null] }),
    })),
  readAs: 'nothing',
  samples: () => SAMPLE_MOMENTS,
});
