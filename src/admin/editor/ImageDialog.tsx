import { Box, FormHelperText, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextPictures } from '../../schema/kinds/html';
import { LibraryButton } from '../images/library/LibraryButton';
import { useLibraryDescription } from '../images/library/use-library-description';
import { SIZE_RULE } from '../images/upload-hints';
import { ChooseFiles } from '../ui/ChooseFiles';
import { AlternativeText } from './AlternativeText';
import { FormDialog } from '../ui/FormDialog';
import { changePicture, insertPicture, selectedPicture, type Picture } from './picture-commands';
import { pictureSize, type PictureSize } from '../data/picture-size';
import { PictureThumbnail } from './PictureThumbnail';
import { usePictureUpload } from './use-picture-upload';

interface Props {
  editor: Editor;
  onClose: () => void;
  /** Without it, pictures are inserted by address only. */
  pictures?: TextPictures;
  /** A pasted or dropped file, uploaded at once. */
  file?: File;
  /** Number of files after it. */
  waiting?: number;
  /** Receives the other chosen files, each for a dialog of its own. */
  onMore: (files: File[]) => void;
}

interface Problem {
  at: 'address' | 'alt';
  text: string;
}

const NEEDS_WORDS = 'Say in a few words what the picture shows, or tick that it is decorative.';

/** Inserts a picture at the caret, or changes the selected one. */
export function ImageDialog(props: Props) {
  const { editor, onClose, pictures, file, waiting = 0, onMore } = props;
  const [current] = useState(() => (file ? undefined : selectedPicture(editor)?.node));
  const before = current?.attrs as Picture | undefined;
  const [address, setAddress] = useState(before?.src ?? '');
  const [stored, setStored] = useState(isOwnFile(before?.src));
  const [alt, setAlt] = useState(before?.alt ?? leftOutAlt(editor));
  const [caption, setCaption] = useState(current?.textContent ?? '');
  const [problem, setProblem] = useState<Problem>();
  const descriptionOf = useLibraryDescription();
  const measure = useMutation({ mutationFn: pictureSize });
  const [knownSize, setKnownSize] = useState<PictureSize>();
  const take = (at: string, size?: PictureSize) => {
    // Words typed during the upload are of the new picture.
    setAlt((now) => (address && now === alt ? null : now) ?? descriptionOf(at) ?? null);
    setAddress(at);
    setKnownSize(size);
    setStored(true);
    setProblem(undefined);
  };
  const upload = usePictureUpload(pictures, file, take);

  const confirm = () => {
    const src = address.trim();
    const refusal = addressError(src, pictures !== undefined);
    if (refusal) return setProblem({ at: 'address', text: refusal });
    if (alt === null) return setProblem({ at: 'alt', text: NEEDS_WORDS });
    const put = current ? changePicture : insertPicture;
    const finish = (size: Pick<Picture, 'width' | 'height'>) => {
      put(editor, { title: before?.title, ...size, src, alt: alt.trim() }, caption.trim());
      onClose();
    };
    // Synchronously if possible: the next key is for the text, or for the next picture.
    const given = src === before?.src && before.width ? before : knownSize;
    if (given) return finish(given);
    measure.mutate(src, {
      onSuccess: finish,
      onError: () => setProblem({ at: 'address', text: 'There is no picture at this address.' }),
    });
  };

  const addressProblem = problem?.at === 'address' ? problem.text : undefined;
  return (
    <FormDialog
      title={titleOf(current !== undefined, waiting)}
      confirm={current ? 'Save picture' : 'Insert picture'}
      busy={upload.busy || measure.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <PictureThumbnail address={address} sending={upload.sending} />
      {pictures && (
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ChooseFiles
              onChoose={(files) => {
                const [chosen, ...more] = files ?? [];
                if (chosen) void upload.start(chosen);
                if (more.length > 0) onMore(more);
              }}
              multiple={!current}
              variant="outlined"
              loading={upload.busy}
            >
              {address ? 'Choose another file' : 'Choose a file'}
            </ChooseFiles>
            {pictures.library && !upload.busy && (
              <LibraryButton bucket={pictures.bucket} onChoose={take} />
            )}
          </Box>
          {(upload.problem ?? (stored && addressProblem)) && (
            <FormHelperText error role="alert">
              {upload.problem ?? addressProblem}
            </FormHelperText>
          )}
          {upload.problem && <FormHelperText>{SIZE_RULE}</FormHelperText>}
        </div>
      )}
      {!stored && !upload.busy && (
        <TextField
          label="Web address of a picture"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={addressProblem !== undefined}
          helperText={addressProblem ?? 'Such as https://example.com/sofa.jpg.'}
          slotProps={{
            htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
            formHelperText: { role: addressProblem ? 'alert' : undefined },
          }}
        />
      )}
      <AlternativeText
        value={alt}
        onChange={setAlt}
        problem={problem?.at === 'alt' && alt === null ? problem.text : undefined}
        focused={file !== undefined || stored}
      />
      <TextField
        label="Caption (optional)"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        helperText="A line under the picture, for everyone."
      />
    </FormDialog>
  );
}

/** The alternative text in the selected placeholder. */
function leftOutAlt(editor: Editor): string | null {
  const alt: unknown = editor.getAttributes('leftOutPicture').alt;
  return typeof alt === 'string' && alt !== '' ? alt : null;
}

function titleOf(changes: boolean, waiting: number): string {
  if (changes) return 'Change the picture';
  return waiting ? `Insert a picture (${waiting} more after it)` : 'Insert a picture';
}

/** An uploaded file's address needs no editing. */
function isOwnFile(src: string | undefined): boolean {
  return src !== undefined && /\/storage\/v1\/object\/public\//.test(src);
}

function addressError(src: string, canUpload: boolean): string | undefined {
  if (src === '') {
    return canUpload
      ? 'Choose a file, or type the web address of a picture.'
      : 'Type the web address of a picture.';
  }
  return /^(?:\/|https?:\/\/)/i.test(src)
    ? undefined
    : 'The address of a picture starts with https, or with / for this site.';
}
