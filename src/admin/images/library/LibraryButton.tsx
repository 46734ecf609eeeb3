import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const LibraryDialog = lazyWithRetry(() => import('./LibraryDialog'));

interface Props {
  bucket: string;
  /** Whether pictures can also be replaced and removed there. */
  isManaged?: boolean;
  onChoose: (url: string) => void;
}

/** Chooses a picture that is stored already. */
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
