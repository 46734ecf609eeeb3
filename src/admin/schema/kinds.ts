import { altText } from '../kinds/alt-text/kind';
import { boolean } from '../kinds/boolean/kind';
import { custom } from '../kinds/custom/kind';
import { dateTime } from '../kinds/date-time/kind';
import { date } from '../kinds/date/kind';
import { displayDate } from '../kinds/display-date/kind';
import { email } from '../kinds/email/kind';
import { focus } from '../kinds/focus/kind';
import { group } from '../kinds/group/kind';
import { html } from '../kinds/html/kind';
import { icon } from '../kinds/icon/kind';
import { image } from '../kinds/image/kind';
import { images } from '../kinds/images/kind';
import { integer } from '../kinds/integer/kind';
import { list } from '../kinds/list/kind';
import { money } from '../kinds/money/kind';
import { multiline } from '../kinds/multiline/kind';
import { number } from '../kinds/number/kind';
import { phone } from '../kinds/phone/kind';
import { publication } from '../kinds/publication/kind';
import { rating } from '../kinds/rating/kind';
import { reference } from '../kinds/reference/kind';
import { repeat } from '../kinds/repeat/kind';
import { select } from '../kinds/select/kind';
import { slug } from '../kinds/slug/kind';
import { text } from '../kinds/text/kind';
import { url } from '../kinds/url/kind';
import type { Field, FieldKind, FieldOfKind } from './fields';
import type { Kind } from './kind';

/** What each kind does. A function, because groups are made of other kinds and the modules form a circle. */
export const kinds = (): { readonly [Name in FieldKind]: Kind<FieldOfKind[Name]> } => ({
  text,
  multiline,
  html,
  email,
  phone,
  url,
  slug,
  icon,
  select,
  boolean,
  number,
  integer,
  money,
  rating,
  date,
  dateTime,
  displayDate,
  publication,
  image,
  altText,
  focus,
  images,
  list,
  group,
  repeat,
  reference,
  custom,
});

/** What the kind of a field does. */
export function kindOf(field: Field): Kind<Field> {
  return kinds()[field.kind];
}
