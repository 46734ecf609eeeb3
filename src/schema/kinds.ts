import { altText } from './kinds/alt-text';
import { boolean } from './kinds/boolean';
import { custom } from './kinds/custom';
import { dateTime } from './kinds/date-time';
import { date } from './kinds/date';
import { displayDate } from './kinds/display-date';
import { email } from './kinds/email';
import { file } from './kinds/file';
import { focus } from './kinds/focus';
import { geopoint } from './kinds/geopoint';
import { groupOf } from './kinds/group';
import { html } from './kinds/html';
import { icon } from './kinds/icon';
import { image } from './kinds/image';
import { imagesOf } from './kinds/images';
import { integer } from './kinds/integer';
import { list } from './kinds/list';
import { money } from './kinds/money';
import { multiline } from './kinds/multiline';
import { number } from './kinds/number';
import { phone } from './kinds/phone';
import { publication } from './kinds/publication';
import { rating } from './kinds/rating';
import { reference } from './kinds/reference';
import { references } from './kinds/references';
import { repeatOf } from './kinds/repeat';
import { review } from './kinds/review';
import { sectionsOf } from './kinds/sections';
import { select } from './kinds/select';
import { slug } from './kinds/slug';
import { text } from './kinds/text';
import { time } from './kinds/time';
import { url } from './kinds/url';
import type { Field, FieldKind, FieldOfKind } from './fields';
import type { Kind } from './kind';
import { nestedBy } from './nested';

/** What is done with the members of a group: each is asked for its kind, which may be a group again. */
export const nested = nestedBy((field) => kindOf(field as Field));
const repeat = repeatOf(nested);

/** What each kind does. */
const kinds: { readonly [Name in FieldKind]: Kind<FieldOfKind[Name]> } = {
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
  time,
  displayDate,
  publication,
  review,
  image,
  altText,
  focus,
  file,
  images: imagesOf(repeat),
  geopoint,
  list,
  group: groupOf(nested),
  repeat,
  sections: sectionsOf(nested),
  reference,
  references,
  custom,
};

/** What the kind of a field does. */
export function kindOf(field: Field): Kind<Field> {
  return kinds[field.kind];
}
