import { useWatch } from 'react-hook-form';
import { HtmlInput } from '../../inputs/HtmlInput';
import { laterPart } from '../../later-part';
import { useDebounced } from '../../inputs/useDebounced';
import type { InputProps } from '../../views/form/input-props';
import { useSettled } from '../../views/form/use-settled';
import { textOf } from '../../schema/kind';
import type { HtmlField } from './kind';

const TextRemarks = laterPart(
  async () => (await import('../../inputs/html/TextRemarks')).TextRemarks,
);

const PAUSE_MS = 600;

export function HtmlFieldInput({ field, source, validate }: InputProps<HtmlField>) {
  const html: unknown = useWatch({ name: source });
  const settled = useDebounced(textOf(html), PAUSE_MS);
  const { label, helperText } = field;
  const isSettled = useSettled();
  return (
    <>
      <HtmlInput
        {...{ source, label, helperText, validate }}
        uploadImage={uploaderOf(field)}
        library={field.pictures?.library ? field.pictures.bucket : undefined}
      />
      {isSettled && <TextRemarks html={settled} />}
    </>
  );
}

/** Stores a picture of the text at once and gives its address: the text must show it before it is saved. */
function uploaderOf({ pictures }: HtmlField) {
  return (
    pictures &&
    (async (file: File, signal?: AbortSignal) => {
      const { storeImage } = await import('../../providers/image-storage');
      return (await storeImage(pictures, file, signal)).url;
    })
  );
}
