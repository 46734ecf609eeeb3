import { altText } from './kinds/alt-text';
import { boolean } from './kinds/boolean';
import { custom } from './kinds/custom';
import { dateTime } from './kinds/date-time';
import { date } from './kinds/date';
import { displayDate } from './kinds/display-date';
import { email } from './kinds/email';
import { focus } from './kinds/focus';
import { group } from './kinds/group';
import { html } from './kinds/html';
import { icon } from './kinds/icon';
import { image } from './kinds/image';
import { images } from './kinds/images';
import { integer } from './kinds/integer';
import { list } from './kinds/list';
import { money } from './kinds/money';
import { multiline } from './kinds/multiline';
import { number } from './kinds/number';
import { phone } from './kinds/phone';
import { publication } from './kinds/publication';
import { rating } from './kinds/rating';
import { reference } from './kinds/reference';
import { repeat } from './kinds/repeat';
import { select } from './kinds/select';
import { slug } from './kinds/slug';
import { text } from './kinds/text';
import { url } from './kinds/url';
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
