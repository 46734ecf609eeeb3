import { useWatch } from 'react-hook-form';
import { DeadLinks } from '../../inputs/html/DeadLinks';
import { UndescribedPictures } from '../../inputs/html/UndescribedPictures';
import { HtmlInput } from '../../inputs/HtmlInput';
import { useDebounced } from '../../inputs/useDebounced';
import { storeImage } from '../../providers/image-storage';
import type { InputProps } from '../../views/form/input-props';
import { textOf } from '../../schema/kind';
import type { HtmlField } from './kind';

const PAUSE_MS = 600;

export function HtmlFieldInput({ field, source, validate }: InputProps<HtmlField>) {
  const html: unknown = useWatch({ name: source });
  const settled = useDebounced(textOf(html), PAUSE_MS);
  const { label, helperText } = field;
  return (
    <>
      <HtmlInput
        {...{ source, label, helperText, validate }}
        uploadImage={uploaderOf(field)}
        library={field.pictures?.library ? field.pictures.bucket : undefined}
      />
      <UndescribedPictures html={settled} />
      <DeadLinks html={settled} />
    </>
  );
}

/** Stores a picture of the text at once and gives its address: the text must show it before it is saved. */
function uploaderOf({ pictures }: HtmlField) {
  return (
    pictures &&
    (async (file: File, signal?: AbortSignal) => (await storeImage(pictures, file, signal)).url)
  );
}
