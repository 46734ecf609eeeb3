import { Alert } from '@mui/material';
import { undescribedPictures } from './undescribed-pictures';

/** Says how many pictures of a text nobody has described, as pasted ones often are; nobody is kept from saving. */
export function UndescribedPictures({ html }: { html: string }) {
  const count = undescribedPictures(html);
  return (
    <div role="status">
      {count > 0 && (
        <Alert role="none" severity="warning" sx={{ mb: 2 }}>
          {count === 1 ? '1 picture in the text is' : `${count} pictures in the text are`} not
          described: double-click {count === 1 ? 'it' : 'each'} to say what it shows, or that it is
          decorative.
        </Alert>
      )}
    </div>
  );
}
