import { altText, focus, image } from './kinds/pictures';
import { boolean, icon, select } from './kinds/choices';
import { custom } from './kinds/custom';
import { dateTime, date, displayDate, time } from './kinds/times';
import { email, multiline, phone, text, url } from './kinds/texts';
import { file } from './kinds/file';
import { geopoint } from './kinds/geopoint';
import { groupOf, imagesOf, repeatOf } from './kinds/groups';
import { html } from './kinds/html';
import { integer, money, number, rating } from './kinds/numbers';
import { list } from './kinds/list';
import { publication, review } from './kinds/publication';
import { reference, references } from './kinds/references';
import { sectionsOf } from './kinds/sections';
import { slug } from './kinds/slug';
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
