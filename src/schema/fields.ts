import type { AltTextField } from './kinds/alt-text';
import type { BooleanField } from './kinds/boolean';
import type { CustomField } from './kinds/custom';
import type { DateTimeField } from './kinds/date-time';
import type { DateField } from './kinds/date';
import type { DisplayDateField } from './kinds/display-date';
import type { EmailField } from './kinds/email';
import type { FileField } from './kinds/file';
import type { FocusField } from './kinds/focus';
import type { GeopointField } from './kinds/geopoint';
import type { GroupField } from './kinds/group';
import type { HtmlField } from './kinds/html';
import type { IconField } from './kinds/icon';
import type { ImageField } from './kinds/image';
import type { ImagesField } from './kinds/images';
import type { IntegerField } from './kinds/integer';
import type { ListField } from './kinds/list';
import type { MoneyField } from './kinds/money';
import type { MultilineField } from './kinds/multiline';
import type { NumberField } from './kinds/number';
import type { PhoneField } from './kinds/phone';
import type { RatingField } from './kinds/rating';
import type { PublicationField } from './kinds/publication';
import type { ReferenceField } from './kinds/reference';
import type { ReferencesField } from './kinds/references';
import type { RepeatField } from './kinds/repeat';
import type { ReviewField } from './kinds/review';
import type { SectionsField } from './kinds/sections';
import type { SelectField } from './kinds/select';
import type { SlugField } from './kinds/slug';
import type { TextField } from './kinds/text';
import type { TimeField } from './kinds/time';
import type { UrlField } from './kinds/url';
import type { FormValues } from './kind';
import type { SectionType } from './section';
import type { TypeName } from './table';

/** What a schema file writes for each kind of field; `Row` is the row of its table. */
export interface FieldOfKind<Row = FormValues> {
  text: TextField<Row>;
  multiline: MultilineField<Row>;
  html: HtmlField<Row>;
  email: EmailField<Row>;
  phone: PhoneField<Row>;
  url: UrlField<Row>;
  slug: SlugField<Row>;
  icon: IconField<Row>;
  select: SelectField<Row>;
  boolean: BooleanField<Row>;
  number: NumberField<Row>;
  integer: IntegerField<Row>;
  money: MoneyField<Row>;
  rating: RatingField<Row>;
  date: DateField<Row>;
  dateTime: DateTimeField<Row>;
  time: TimeField<Row>;
  displayDate: DisplayDateField<Row>;
  publication: PublicationField<Row>;
  review: ReviewField<Row>;
  image: ImageField<Row>;
  altText: AltTextField<Row>;
  focus: FocusField<Row>;
  file: FileField<Row>;
  images: ImagesField<Row>;
  geopoint: GeopointField<Row>;
  list: ListField<Row>;
  group: GroupField<Row, Members>;
  repeat: RepeatField<Row, Members>;
  sections: SectionsField<Row, SectionType<Members>>;
  reference: ReferenceField<Row>;
  references: ReferencesField<Row>;
  custom: CustomField<Row>;
}

/** The fields of a group or of an item of a repeat, by their key. */
interface Members {
  readonly [key: string]: Field;
}

export type FieldKind = keyof FieldOfKind;
export type Field<Row = FormValues> = FieldOfKind<Row>[FieldKind];

/** Whether a field names records of another table. */
export function isReference(field: Field): field is ReferenceField | ReferencesField {
  return field.kind === 'reference' || field.kind === 'references';
}

/** The kinds that a column can have, by the name of its type; the contract test knows the exact type. */
interface KindsByType {
  boolean: 'boolean';
  number: 'number' | 'integer' | 'money' | 'rating' | 'select' | 'reference';
  text:
    | 'text'
    | 'multiline'
    | 'html'
    | 'email'
    | 'phone'
    | 'url'
    | 'slug'
    | 'icon'
    | 'select'
    | 'date'
    | 'dateTime'
    | 'time'
    | 'displayDate'
    | 'publication'
    | 'review'
    | 'image'
    | 'altText'
    | 'focus'
    | 'file'
    | 'reference';
  'list of texts': 'list' | 'references';
  jsonb: 'geopoint' | 'group' | 'repeat' | 'images' | 'sections';
  other: never;
}

export type KindFor<Value> = KindsByType[TypeName<Value>] | 'custom';

/** Kinds that the grid can be narrowed by. */
export type FilterableKind = Exclude<
  FieldKind,
  | 'html'
  | 'slug'
  | 'displayDate'
  | 'review'
  | 'focus'
  | 'file'
  | 'images'
  | 'geopoint'
  | 'group'
  | 'repeat'
  | 'sections'
  | 'custom'
>;

/** Kinds that the grid itself can change. */
export type InlineKind = 'boolean' | 'select';
