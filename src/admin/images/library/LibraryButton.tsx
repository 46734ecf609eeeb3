import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const LibraryDialog = lazyWithRetry(() => import('./LibraryDialog'));

interface Props {
  bucket: string;
  /** Offers replacing and removing. */
  isManaged?: boolean;
  onChoose: (url: string) => void;
}

export function LibraryButton({ bucket, isManaged = false, onChoose }: Props) {
  return (
    <DialogButton
      sx={{ alignSelf: 'start' }}
      dialog={(onClose) => (
        <LibraryDialog
          {...{ bucket, isManaged, onClose }}
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
