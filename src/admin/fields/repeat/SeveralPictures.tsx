import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChooseFiles } from '../../ui/ChooseFiles';
import { announceFileCheck } from '../../images/pending-file-checks';
import { MorePictures, type TakeMore } from '../../images/more-pictures';
import { useFileDrop } from '../../images/use-file-drop';
import { FieldMessages } from '../../ui/FieldParts';

interface Props {
  id: string;
  takeMore: TakeMore;
  isFull: boolean;
  /** The list's items. */
  children: ReactNode;
}

/** Wraps a list of pictures: a file input and drop target for several at once. */
export function SeveralPictures({ id, takeMore, isFull, children }: Props) {
  const { control } = useFormContext();
  const [refusal, setRefusal] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const take = async (files: FileList | null) => {
    setChecking(true);
    const problem = await takeMore([...(files ?? [])], '');
    setChecking(false);
    setRefusal(problem);
    return problem === undefined;
  };
  const choose = (files: FileList | null) => announceFileCheck(control, take(files));
  const { isOver, dropHandlers } = useFileDrop(choose);
  return (
    <Box
      {...dropHandlers}
      sx={{
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <MorePictures value={takeMore}>{children}</MorePictures>
      <ChooseFiles
        onChoose={choose}
        multiple
        startIcon={<AddPhotoAlternateOutlined />}
        disabled={isFull}
        loading={isChecking}
        sx={{ mt: 1 }}
      >
        Choose several, or drop them here
      </ChooseFiles>
      <FieldMessages id={`${id}-several`} refusal={refusal} />
    </Box>
  );
}
