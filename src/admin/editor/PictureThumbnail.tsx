import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useUploadProgress } from '../data/upload-progress';
import { useObjectUrl } from '../images/useObjectUrl';

interface Props {
  /** Where the picture is, once it is stored. */
  address: string;
  /** The file on its way. */
  sending?: File;
}

/** What the picture looks like and how far its upload has come. */
export function PictureThumbnail({ address, sending }: Props) {
  const local = useObjectUrl(sending);
  const progress = useUploadProgress(sending);
  const percent = progress && Math.round((100 * progress.loaded) / Math.max(progress.total, 1));
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <LinearProgress
            variant={percent === undefined ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={`Uploading ${sending.name}`}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Typography variant="body2" aria-hidden sx={{ minWidth: '2.5rem' }}>
            {percent ?? 0}%
          </Typography>
        </Box>
      )}
    </div>
  );
}
