import { useWatch } from 'react-hook-form';
import { HtmlInput } from '../../editor/HtmlInput';
import { laterPart } from '../../ui/later-part';
import { useDebounced } from '../../ui/useDebounced';
import type { InputProps } from '../input-props';
import { useSettled } from '../../ui/use-settled';
import { textOf } from '../../../schema/kind';
import type { HtmlField } from '../../../schema/kinds/html';

const TextRemarks = laterPart(async () => (await import('../../editor/TextRemarks')).TextRemarks);

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
      const { storeImage } = await import('../../data/image-storage');
      return (await storeImage(pictures, file, signal)).url;
    })
  );
}
