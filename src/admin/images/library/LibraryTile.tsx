import { Box, ButtonBase, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatFileSize } from '../file-size';
import { isUnused, type LibraryPicture } from '../../data/picture-library';
import { formatLondonTime } from '../../../shared/time/london-time';
import { ConfirmButton } from '../../ui/ConfirmButton';
import { visuallyHidden } from '../../ui/SpokenStatus';
import { nameOf, usageText } from './usage-text';

interface Props {
  picture: LibraryPicture;
  /** Makes the tile a button; without it, it links to the records. */
  onChoose?: (url: string) => void;
  action?: ReactNode;
}

/** A picture with its alternative text, uses, size and age. */
export function LibraryTile({ picture, onChoose, action }: Props) {
  const { url, size, added_at, descriptions } = picture;
  const content = (
    <>
      <Box
        component="img"
        src={url}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '16 / 9',
          objectFit: 'cover',
          borderRadius: 1,
          bgcolor: 'action.selected',
        }}
      />
      <Typography
        variant="body2"
        color={descriptions.length > 0 ? 'text.primary' : 'text.secondary'}
        sx={{ mt: 0.75, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {nameOf(picture)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {onChoose ? usageText(picture) : <PictureUses picture={picture} />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {size !== null && `${formatFileSize(size)}, `}
        {formatLondonTime(added_at).split(',')[0]}
      </Typography>
    </>
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start' }}>
      {onChoose ? (
        <ButtonBase
          onClick={() => onChoose(url)}
          sx={{
            display: 'block',
            width: '100%',
            textAlign: 'start',
            borderRadius: 1,
            '&:hover img': { opacity: 0.85 },
          }}
        >
          {content}
        </ButtonBase>
      ) : (
        <Box sx={{ width: '100%' }}>{content}</Box>
      )}
      {action}
    </Box>
  );
}

/** Links to the records' forms. */
function PictureUses({ picture }: { picture: LibraryPicture }) {
  if (isUnused(picture) || picture.used_in.length === 0) return usageText(picture);
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

interface RemoveProps {
  picture: LibraryPicture;
  onRemove: () => void;
}

export function RemoveButton({ picture, onRemove }: RemoveProps) {
  return (
    <ConfirmButton
      size="small"
      color="error"
      sx={{ ml: -2.25, mt: 0.25 }}
      {...removalOf('this picture')}
      onConfirm={onRemove}
    >
      Remove…
      <Box component="span" sx={visuallyHidden}>
        {' '}
        the picture {nameOf(picture)}, {picture.path.split('/').at(-1)}
      </Box>
    </ConfirmButton>
  );
}

/** The question before unused pictures are removed. */
export const removalOf = (what: string) => ({
  question: `Remove ${what}?`,
  content: 'Nothing shows them, and no kept version does. They cannot be brought back.',
  confirm: 'Remove',
});
