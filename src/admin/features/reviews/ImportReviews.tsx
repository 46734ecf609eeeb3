import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const ImportDialog = lazyWithRetry(() => import('./ImportDialog'));

export default function ImportReviews() {
  return (
    <DialogButton
      startIcon={<UploadFile />}
      dialog={(onClose) => <ImportDialog onClose={onClose} />}
    >
      Import
    </DialogButton>
  );
}
