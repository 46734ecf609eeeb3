import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { addPicture, type LibraryPicture } from '../../data/picture-library';
import { errorMessage } from '../../data/server-refusal';
import { ChooseFiles } from '../../ui/ChooseFiles';
import { prepareImage } from '../prepare-image';
import { useFileDrop } from '../use-file-drop';

interface Props {
  /** In storage. */
  pictures: readonly LibraryPicture[];
  /** Called after all are stored or refused. */
  onDone: () => void;
}

/** Uploads pictures to the library; skips and names duplicates. */
export function AddPictures({ pictures, onDone }: Props) {
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const lines: string[] = [];
      const there = [...pictures];
      let stored = 0;
      for (const chosen of files) {
        const { file, problem } = await prepareImage(chosen);
        if (problem) lines.push(problem);
        if (!file) continue;
        try {
          if (await addPicture(file, there)) stored += 1;
          else lines.push(`“${chosen.name}” is here already.`);
        } catch (error) {
          lines.push(`“${chosen.name}” could not be stored: ${errorMessage(error)}`);
        }
      }
      return { stored, lines };
    },
    onSettled: onDone,
  });
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !add.isPending) add.mutate([...files]);
  };
  const { isOver, dropHandlers } = useFileDrop(take);
  const { stored = 0, lines = [] } = add.data ?? {};
  return (
    <Box sx={{ mb: 3 }} {...dropHandlers}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          borderRadius: 1,
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : 'text.secondary',
        }}
      >
        <ChooseFiles
          onChoose={take}
          multiple
          startIcon={<AddPhotoAlternateOutlined />}
          variant="outlined"
          loading={add.isPending}
        >
          Add pictures
        </ChooseFiles>
        <Typography variant="body2" color="text.secondary">
          {isOver ? 'Drop them here' : 'or drop them here, for posts and pages to choose'}
        </Typography>
      </Box>
      <div role="status">
        {stored > 0 && (
          <Alert severity="success" sx={{ mt: 1 }}>
            {stored === 1 ? 'The picture is' : `${stored} pictures are`} stored, the newest first.
          </Alert>
        )}
        {lines.map((line) => (
          <Alert key={line} severity="warning" sx={{ mt: 1 }}>
            {line}
          </Alert>
        ))}
      </div>
    </Box>
  );
}
