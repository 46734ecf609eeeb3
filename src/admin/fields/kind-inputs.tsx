import { Box, InputAdornment } from '@mui/material';
import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import { choicesFor } from '../../schema/kinds/select';
import { CURRENCY_SIGNS } from '../../shared/money';
import { useRole } from '../data/status';
import { HtmlInput } from '../editor/HtmlInput';
import { ImageFileInput } from '../images/ImageFileInput';
import { LibraryButton } from '../images/library/LibraryButton';
import { SelectField } from '../ui/SelectField';
import { DisplayDateInput } from './display-date/Input';
import type { InputProps } from './kind-props';
import { lazyInput, type LazyInput } from './lazy-input';
import { figure, line, SEVERAL_LINES, SHORT } from './LineInput';
import { SlugInput } from './slug/Input';

type Props<Name extends FieldKind> = InputProps<FieldOfKind[Name]>;
type InputOf<Name extends FieldKind> = ComponentType<Props<Name>> | LazyInput<Props<Name>>;

const WebAddressInput = line<FieldOfKind['url']>({
  autoComplete: 'off',
  inputProps: { inputMode: 'url' },
});
const PageAddressInput = lazyInput(
  async () => (await import('./PageAddressInput')).PageAddressInput,
);

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
  html: RichTextInput,
  select: SelectInput,
  slug: SlugInput,
  displayDate: DisplayDateInput,
  image: ImageInput,
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
  group: lazyInput(async () => (await import('./repeat/Input')).GroupInput),
  repeat: lazyInput(async () => (await import('./repeat/Input')).RepeatInput),
  sections: lazyInput(async () => (await import('./sections/Input')).SectionsInput),
  reference: lazyInput(async () => (await import('./reference/Input')).ReferenceFieldInput),
  references: lazyInput(async () => (await import('./reference/Input')).ReferencesInput),
  custom: lazyInput(async () => (await import('./custom/Input')).CustomInput),
};

/** Fetches what a form of these fields is typed with, while its record is still being read: what came later moved its buttons. */
export function preloadInputs(fields: readonly Field[]): void {
  for (const { kind, readOnly } of fields) {
    const input = kindInputs[kind];
    if (!readOnly && 'preload' in input) input.preload();
  }
}

/** An address on the web; where a page of this site will do, it is chosen from a list or typed. */
function UrlInput(props: Props<'url'>) {
  return props.field.internal ? <PageAddressInput {...props} /> : <WebAddressInput {...props} />;
}

function SelectInput({ field, source, validate }: Props<'select'>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  const stored: unknown = useRecordContext()?.[source];
  const role = useRole();
  return (
    <SelectField
      {...{ source, label, helperText, validate, placeholder }}
      choices={choicesFor(role, field, stored)}
    />
  );
}

function RichTextInput({ field, source, validate }: Props<'html'>) {
  const { label, helperText, pictures } = field;
  /** Stores a picture of the text at once and gives its address: the text must show it before it is saved. */
  const uploadImage =
    pictures &&
    (async (file: File, signal?: AbortSignal) => {
      const { storeFile } = await import('../data/stored-files');
      return (await storeFile(pictures, file, signal)).url;
    });
  return (
    <HtmlInput
      {...{ source, label, helperText, validate, uploadImage }}
      library={pictures?.library ? pictures.bucket : undefined}
    />
  );
}

function ImageInput({ field, source, validate }: Props<'image'>) {
  const { label, helperText, aspectRatio, library, bucket } = field;
  const { setValue } = useFormContext();
  return (
    <>
      <ImageFileInput {...{ source, label, helperText, validate, aspectRatio }} />
      {library && (
        <Box sx={{ mt: -1, mb: 2 }}>
          <LibraryButton
            bucket={bucket}
            isManaged
            onChoose={(url) => setValue(source, url, { shouldDirty: true, shouldTouch: true })}
          />
        </Box>
      )}
    </>
  );
}
