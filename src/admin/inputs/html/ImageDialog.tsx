import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { checkImageFile } from '../check-image-file';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../image-types';
import { EditorDialog } from './EditorDialog';
import { completeAddress, isSafeAddress } from './link-address';

interface Props {
  editor: Editor;
  onClose: () => void;
  /** Stores a file and gives its public address; without it a picture is taken by address only. */
  uploadImage?: (file: File) => Promise<string>;
}

/** Puts a picture where the caret is, or changes the selected one. */
export function ImageDialog({ editor, onClose, uploadImage }: Props) {
  const selected = editor.getAttributes('image');
  const isNew = !editor.isActive('image');
  const [address, setAddress] = useState(String(selected.src ?? ''));
  const [alt, setAlt] = useState(String(selected.alt ?? ''));
  const [error, setError] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const upload = async (file: File | undefined) => {
    if (!file || !uploadImage) return;
    setUploading(true);
    try {
      const refusal = await checkImageFile(file, {
        accept: IMAGE_TYPES,
        maxBytes: MAX_IMAGE_BYTES,
      });
      setError(refusal);
      if (!refusal) setAddress(await uploadImage(file));
    } catch (failure) {
      setError(
        `Image upload failed: ${failure instanceof Error ? failure.message : String(failure)}`,
      );
    } finally {
      setUploading(false);
    }
  };

  const confirm = () => {
    const src = completeAddress(address);
    if (src === '') return setError('Type the address of a picture.');
    if (!isSafeAddress(src, 'src')) {
      return setError('The address of a picture starts with https, or with / for this site.');
    }
    onClose();
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
  };

  return (
    <EditorDialog
      title={isNew ? 'Insert a picture' : 'Change the picture'}
      confirm={isNew ? 'Insert picture' : 'Save picture'}
      busy={uploading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {uploadImage && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            accept={IMAGE_TYPES.join(',')}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
          <Button
            variant="outlined"
            loading={uploading}
            onClick={() => picker.current?.click()}
            sx={{ alignSelf: 'start' }}
          >
            Upload a file
          </Button>
        </>
      )}
      <TextField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
        autoFocus
        label="Address of the picture"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={error !== undefined}
        helperText={error ?? 'Such as https://example.com/sofa.jpg, or of the uploaded file.'}
        slotProps={{
          htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
          formHelperText: { role: error ? 'alert' : undefined },
        }}
      />
      <TextField
        label="Description"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        helperText="What it shows, for people who cannot see it. Leave it empty if it only decorates."
      />
    </EditorDialog>
  );
}
