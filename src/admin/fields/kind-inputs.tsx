import { InputAdornment } from '@mui/material';
import type { ComponentType } from 'react';
import { DisplayDateInput } from './display-date/Input';
import { HtmlFieldInput } from './html/Input';
import { ImageFieldInput } from './image/Input';
import { SelectInput } from './select/Input';
import { SlugInput } from './slug/Input';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { CURRENCY_SIGNS } from '../../shared/money';
import type { InputProps } from './input-props';
import { UrlInput } from './url/Input';
import { figure, line, SEVERAL_LINES, SHORT } from './LineInput';
import { lazyInput, type LazyInput } from './lazy-input';

type Props<Name extends FieldKind> = InputProps<FieldOfKind[Name]>;
type InputOf<Name extends FieldKind> = ComponentType<Props<Name>> | LazyInput<Props<Name>>;

/**
 * How each kind is typed. Lines of text, and the other kinds of the front page, come with its form; the rest when a form
 * has them.
 */
export const kindInputs: {
  readonly [Name in FieldKind]: InputOf<Name>;
} = {
  text: line(),
  multiline: line(SEVERAL_LINES),
  // Not the browser's own check of addresses: its words are not ours. The keyboard of a phone is.
  email: line({ autoComplete: 'off', inputProps: { inputMode: 'email' } }),
  phone: line({ type: 'tel', autoComplete: 'off' }),
  url: UrlInput,
  number: line(figure('decimal')),
  integer: line(figure('numeric')),
  money: line(({ currency = 'GBP' }) => ({
    ...figure('decimal'),
    startAdornment: <InputAdornment position="start">{CURRENCY_SIGNS[currency]}</InputAdornment>,
  })),
  date: line({ type: 'date', sx: SHORT }),
  dateTime: line({ type: 'datetime-local', sx: { maxWidth: '18rem', mr: 2 } }),
  time: line({ type: 'time', sx: SHORT }),
  html: HtmlFieldInput,
  select: SelectInput,
  slug: SlugInput,
  displayDate: DisplayDateInput,
  image: ImageFieldInput,
  icon: lazyInput(async () => (await import('./icon/Input')).IconInput),
  boolean: lazyInput(async () => (await import('./boolean/Input')).SwitchInput),
  rating: lazyInput(async () => (await import('./rating/Input')).RatingInput),
  publication: lazyInput(
    async () => (await import('./publication/Input')).PublicationInput,
    // It stands on top, and whoever presses a button meanwhile would miss it.
    <div style={{ height: 40 }} />,
  ),
  // Told with the publication.
  review: () => null,
  altText: lazyInput(async () => (await import('./alt-text/Input')).AltTextInput),
  focus: lazyInput(async () => (await import('./focus/Input')).FocusInput),
  file: lazyInput(async () => (await import('./file/Input')).FileFieldInput),
  images: lazyInput(async () => (await import('./repeat/Input')).ImagesInput),
  geopoint: lazyInput(async () => (await import('./geopoint/Input')).GeopointInput),
  list: lazyInput(async () => (await import('./list/Input')).ListInput),
  group: lazyInput(async () => (await import('./group/Input')).GroupInput),
  repeat: lazyInput(async () => (await import('./repeat/Input')).RepeatInput),
  sections: lazyInput(async () => (await import('./sections/Input')).SectionsInput),
  reference: lazyInput(async () => (await import('./reference/Input')).ReferenceFieldInput),
  references: lazyInput(async () => (await import('./references/Input')).ReferencesInput),
  custom: lazyInput(async () => (await import('./custom/Input')).CustomInput),
};

/** Fetches what a form of these fields is typed with, while its record is still being read: what came later moved its buttons. */
export function preloadInputs(fields: readonly Field[]): void {
  for (const { kind, readOnly } of fields) {
    const input = kindInputs[kind];
    if (!readOnly && 'preload' in input) input.preload();
  }
}
