import { isoTime } from '../../shared/time/iso-time';
import { formatLondonTime } from '../../shared/time/london-time';
import { plain, textOf, type CommonField, type FormValues, type Kind } from '../kind';

/** Since when a draft waits for somebody who may publish it; decided by the buttons of the form, as its publication is. */
export interface ReviewField<Row = FormValues> extends CommonField<Row, string | null> {
  kind: 'review';
}

export const review: Kind<ReviewField> = {
  ...plain,
  columnTypes: ['timestamptz'],
  toForm: (stored) => (stored ? isoTime(textOf(stored)) : null),
  toText: (stored) => formatLondonTime(textOf(stored)),
  omitOnDuplicate: true,
};
