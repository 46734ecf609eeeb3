import { Box, LinearProgress } from '@mui/material';
import { useObjectUrl } from '../images/use-object-url';

interface Props {
  /** Where the picture is, once it is stored. */
  address: string;
  /** The file on its way. */
  sending?: File;
}

/** What the picture looks like, and whether it is on its way. */
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
