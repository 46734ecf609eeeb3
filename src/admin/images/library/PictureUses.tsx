import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { isUnused, type LibraryPicture } from '../../data/picture-library';
import { wordsOfUse } from './words-of-use';

/** Where a picture is used, each a link to its form. */
export function PictureUses({ picture }: { picture: LibraryPicture }) {
  if (isUnused(picture) || picture.used_in.length === 0) return wordsOfUse(picture);
  return (
    <>
      In{' '}
      {picture.used_in.map(({ table, id, title }, index) => (
        <span key={`${table}/${id}`}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={`/admin/${table}/${id}`}>
            {title || 'Untitled'}
          </Link>
        </span>
      ))}
    </>
  );
}
