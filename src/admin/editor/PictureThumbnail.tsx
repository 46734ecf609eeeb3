import { Box, LinearProgress } from '@mui/material';
import { useObjectUrl } from '../images/use-object-url';

interface Props {
  /** The stored picture. */
  address: string;
  /** The file being uploaded. */
  sending?: File;
}

export function PictureThumbnail({ address, sending }: Props) {
  const local = useObjectUrl(sending);
  const src = local ?? address;
  if (!src) return null;
  return (
    <div>
      <Box
        component="img"
        src={src}
        alt="The picture"
        sx={{
          display: 'block',
          width: '100%',
          height: '11rem',
          objectFit: 'contain',
          borderRadius: 1,
          backgroundColor: 'action.hover',
        }}
      />
      {sending && (
        <LinearProgress
          aria-label={`Uploading ${sending.name}`}
          sx={{ height: 6, borderRadius: 3, mt: 1 }}
        />
      )}
    </div>
  );
}
