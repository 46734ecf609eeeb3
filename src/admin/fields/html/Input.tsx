import { HtmlInput } from '../../editor/HtmlInput';
import type { InputProps } from '../input-props';
import type { HtmlField } from '../../../schema/kinds/html';

export function HtmlFieldInput({ field, source, validate }: InputProps<HtmlField>) {
  const { label, helperText } = field;
  return (
    <HtmlInput
      {...{ source, label, helperText, validate }}
      uploadImage={uploaderOf(field)}
      library={field.pictures?.library ? field.pictures.bucket : undefined}
    />
  );
}

/** Stores a picture of the text at once and gives its address: the text must show it before it is saved. */
function uploaderOf({ pictures }: HtmlField) {
  return (
    pictures &&
    (async (file: File, signal?: AbortSignal) => {
      const { storeFile } = await import('../../data/stored-files');
      return (await storeFile(pictures, file, signal)).url;
    })
  );
}
