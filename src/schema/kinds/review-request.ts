import { isoTime } from '../../shared/time/iso-time';
import { formatLondonTime } from '../../shared/time/london-time';
import { defineKind } from '../define-kind';
import { asText, type CommonField } from '../kind';
import { MOMENT, SAMPLE_MOMENTS } from './date-time';

/** `review_requested_at`: since when a draft waits for a review; set by the form's buttons. */
export const reviewRequest = defineKind<CommonField<string> & { kind: 'reviewRequest' }>()({
  column: () => MOMENT,
  toForm: (stored) => (stored ? isoTime(asText(stored)) : null),
  toText: (stored) => formatLondonTime(asText(stored)),
  omitOnDuplicate: true,
  samples: () => SAMPLE_MOMENTS,
});
