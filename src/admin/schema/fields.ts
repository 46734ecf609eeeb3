import type { AltTextField } from '../kinds/alt-text/kind';
import type { BooleanField } from '../kinds/boolean/kind';
import type { CustomField } from '../kinds/custom/kind';
import type { DateTimeField } from '../kinds/date-time/kind';
import type { DateField } from '../kinds/date/kind';
import type { DisplayDateField } from '../kinds/display-date/kind';
import type { EmailField } from '../kinds/email/kind';
import type { FocusField } from '../kinds/focus/kind';
import type { GroupField } from '../kinds/group/kind';
import type { HtmlField } from '../kinds/html/kind';
import type { IconField } from '../kinds/icon/kind';
import type { ImageField } from '../kinds/image/kind';
import type { ImagesField } from '../kinds/images/kind';
import type { IntegerField } from '../kinds/integer/kind';
import type { ListField } from '../kinds/list/kind';
import type { MoneyField } from '../kinds/money/kind';
import type { MultilineField } from '../kinds/multiline/kind';
import type { NumberField } from '../kinds/number/kind';
import type { PhoneField } from '../kinds/phone/kind';
import type { RatingField } from '../kinds/rating/kind';
import type { PublicationField } from '../kinds/publication/kind';
import type { ReferenceField } from '../kinds/reference/kind';
import type { RepeatField } from '../kinds/repeat/kind';
import type { SelectField } from '../kinds/select/kind';
import type { SlugField } from '../kinds/slug/kind';
import type { TextField } from '../kinds/text/kind';
import type { UrlField } from '../kinds/url/kind';
import type { FormValues } from './kind';
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
  displayDate: DisplayDateField<Row>;
  publication: PublicationField<Row>;
  image: ImageField<Row>;
  altText: AltTextField<Row>;
  focus: FocusField<Row>;
  images: ImagesField<Row>;
  list: ListField<Row>;
  group: GroupField<Row>;
  repeat: RepeatField<Row>;
  reference: ReferenceField<Row>;
  custom: CustomField<Row>;
}

export type FieldKind = keyof FieldOfKind;
export type Field<Row = FormValues> = FieldOfKind<Row>[FieldKind];

/** The fields of a group or of an item of a repeat, by their key. */
export type NestedFields = Readonly<Record<string, Field>>;

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
    | 'displayDate'
    | 'publication'
    | 'image'
    | 'altText'
    | 'focus'
    | 'reference';
  'list of texts': 'list';
  jsonb: 'group' | 'repeat' | 'images';
  other: never;
}

export type KindFor<Value> = KindsByType[TypeName<Value>] | 'custom';

/** Kinds that the grid can be narrowed by. */
export type FilterableKind = Exclude<
  FieldKind,
  'html' | 'slug' | 'displayDate' | 'focus' | 'images' | 'group' | 'repeat' | 'custom'
>;

/** Kinds that the grid itself can change. */
export type InlineKind = 'boolean' | 'select';
