import { DeadLinks } from './DeadLinks';
import { UndescribedPictures } from './UndescribedPictures';

/** What could be better about a text, under its editor. */
export function TextRemarks({ html }: { html: string }) {
  return (
    <>
      <UndescribedPictures html={html} />
      <DeadLinks html={html} />
    </>
  );
}
