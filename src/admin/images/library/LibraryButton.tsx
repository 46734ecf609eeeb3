import { useRole } from '../../data/use-membership';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const LibraryDialog = lazyWithRetry(() => import('./LibraryDialog'));

interface Props {
  bucket: string;
  /** Offers replacing and removing. */
  isManaged?: boolean;
  onChoose: (url: string) => void;
}

/** Not for authors, whom the database refuses the library. */
export function LibraryButton({ bucket, isManaged = false, onChoose }: Props) {
  const role = useRole();
  if (role === 'author') return null;
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
