import { lazy, type ComponentType } from 'react';
import { DisplayDateInput } from '../../kinds/display-date/Input';
import { HtmlFieldInput } from '../../kinds/html/Input';
import { ImageFieldInput } from '../../kinds/image/Input';
import { MultilineInput } from '../../kinds/multiline/Input';
import { SelectInput } from '../../kinds/select/Input';
import { SlugInput } from '../../kinds/slug/Input';
import { TextFieldInput } from '../../kinds/text/Input';
import type { FieldKind, FieldOfKind } from '../../schema/fields';
import type { InputProps } from './input-props';

/** How each kind is typed. The front page's own kinds come with its form; the others when a form has them. */
export const kindInputs: {
  readonly [Name in FieldKind]: ComponentType<InputProps<FieldOfKind[Name]>>;
} = {
  text: TextFieldInput,
  multiline: MultilineInput,
  html: HtmlFieldInput,
  select: SelectInput,
  slug: SlugInput,
  displayDate: DisplayDateInput,
  image: ImageFieldInput,
  email: lazy(async () => ({ default: (await import('../../kinds/email/Input')).EmailInput })),
  phone: lazy(async () => ({ default: (await import('../../kinds/phone/Input')).PhoneInput })),
  url: lazy(async () => ({ default: (await import('../../kinds/url/Input')).UrlInput })),
  icon: lazy(async () => ({ default: (await import('../../kinds/icon/Input')).IconInput })),
  boolean: lazy(async () => ({ default: (await import('../../kinds/boolean/Input')).SwitchInput })),
  number: lazy(async () => ({ default: (await import('../../kinds/number/Input')).NumberInput })),
  integer: lazy(async () => ({
    default: (await import('../../kinds/integer/Input')).IntegerInput,
  })),
  money: lazy(async () => ({ default: (await import('../../kinds/money/Input')).MoneyInput })),
  rating: lazy(async () => ({ default: (await import('../../kinds/rating/Input')).RatingInput })),
  date: lazy(async () => ({ default: (await import('../../kinds/date/Input')).DateInput })),
  dateTime: lazy(async () => ({
    default: (await import('../../kinds/date-time/Input')).DateTimeInput,
  })),
  publication: lazy(async () => ({
    default: (await import('../../kinds/publication/Input')).PublicationInput,
  })),
  altText: lazy(async () => ({
    default: (await import('../../kinds/alt-text/Input')).AltTextInput,
  })),
  focus: lazy(async () => ({ default: (await import('../../kinds/focus/Input')).FocusInput })),
  images: lazy(async () => ({ default: (await import('../../kinds/images/Input')).ImagesInput })),
  list: lazy(async () => ({ default: (await import('../../kinds/list/Input')).ListInput })),
  group: lazy(async () => ({ default: (await import('../../kinds/group/Input')).GroupInput })),
  repeat: lazy(async () => ({ default: (await import('../../kinds/repeat/Input')).RepeatInput })),
  reference: lazy(async () => ({
    default: (await import('../../kinds/reference/Input')).ReferenceFieldInput,
  })),
  custom: lazy(async () => ({ default: (await import('../../kinds/custom/Input')).CustomInput })),
};
