import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const LibraryDialog = lazyWithRetry(async () => (await import('./LibraryDialog')).LibraryDialog);

interface Props {
  bucket: string;
  /** Where new pictures go: then those that are there can also be replaced and removed. */
  folder?: string;
  onChoose: (url: string) => void;
}

/** Chooses a picture that is stored already. */
export function LibraryButton({ bucket, folder, onChoose }: Props) {
  return (
    <DialogButton
      sx={{ alignSelf: 'start' }}
      dialog={(onClose) => (
        <LibraryDialog
          {...{ bucket, folder, onClose }}
          onChoose={(url) => {
            onChoose(url);
            onClose();
          }}
        />
      )}
    >
      Choose from library
    </DialogButton>
  );
}
