import { useWatch } from 'react-hook-form';
import { HtmlInput } from '../../editor/HtmlInput';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { useDebounced } from '../../ui/useDebounced';
import type { InputProps } from '../input-props';
import { useIdle } from '../../ui/use-idle';
import { textOf } from '../../../schema/kind';
import type { HtmlField } from '../../../schema/kinds/html';

const TextRemarks = lazyWithRetry(
  async () => (await import('../../editor/TextRemarks')).TextRemarks,
  null,
);

const PAUSE_MS = 600;

export function HtmlFieldInput({ field, source, validate }: InputProps<HtmlField>) {
  const html: unknown = useWatch({ name: source });
  const settled = useDebounced(textOf(html), PAUSE_MS);
  const { label, helperText } = field;
  const isIdle = useIdle();
  return (
    <>
      <HtmlInput
        {...{ source, label, helperText, validate }}
        uploadImage={uploaderOf(field)}
        library={field.pictures?.library ? field.pictures.bucket : undefined}
      />
      {isIdle && <TextRemarks html={settled} />}
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
