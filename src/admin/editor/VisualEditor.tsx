import { Box } from '@mui/material';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, type EditorState } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { flushSync } from 'react-dom';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TextPictures } from '../../schema/kinds/html';
import article from '../../shared/article/ArticleText.module.css';
import { caretBlock, clearOfBars } from './caret';
import { documentOfText, positionInDocument, type PlainText } from './plain-paragraphs';
import { inputHandlers } from './input-handlers';
import { editorExtensions } from './editor-extensions';
import { editorStyles } from './editor-styles';
import { EditorToolbar } from './EditorToolbar';
import { restoreSnapshot, takeSnapshot } from './editor-snapshot';
import { ImageDialog } from './ImageDialog';
import { LinkDialog } from './LinkDialog';
import type { OnMessage } from './editor-message';
import { storedDocument } from './stored-html';
import { type CopyStatus, usePictureCopies } from './use-picture-copies';

export interface EditorProps {
  id: string;
  label: string;
  /** Sanitised HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  describedBy: string;
  onMessage: OnMessage;
  /** Without it, pictures are inserted by address only. */
  pictures?: TextPictures;
  /** What was typed before the editor loaded; equal to the value. */
  typed?: PlainText;
  /** Behind the HTML view, for its undo. */
  hidden?: boolean;
}

interface Props extends EditorProps {
  onCopies: (status: CopyStatus) => void;
}

const NO_UPLOAD = {
  text: 'This text takes pictures by their web address only: use the Image button.',
};

const WORDS_ONLY = {
  text: 'Words can be a link, pictures cannot: select words, or go to where new ones belong.',
};

/** The visual editor. Emits stored HTML; accepts external changes of the value, such as restored unsaved changes. */
export function VisualEditor(props: Props) {
  const { id, label, value, onChange, onBlur, invalid, required, describedBy, onMessage } = props;
  const { pictures, hidden = false } = props;
  const [typed] = useState(props.typed);
  const [content] = useState(typed?.text.trim() ? documentOfText(typed.text) : value);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const [files, setFiles] = useState<File[]>([]);
  const [filesDone, setFilesDone] = useState(0);
  const emitted = useRef(value);
  const hasCaret = useRef(false);
  const copyPictures = usePictureCopies(pictures, props.onCopies);
  const takesPictures = pictures !== undefined;
  const openLink = useCallback(
    ({ selection }: EditorState) => {
      if (selection instanceof NodeSelection) onMessage(WORDS_ONLY);
      else setDialog('link');
    },
    [onMessage],
  );
  const openImage = useCallback(() => setDialog('image'), []);
  const addFiles = (given: File[]) => setFiles((all) => [...all, ...given]);

  const editorProps = useMemo(
    () => ({
      attributes: {
        // The HTML view has the id while it is visible.
        ...(hidden ? {} : { id }),
        class: article.body ?? '',
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
      },
      scrollThreshold: clearOfBars(id),
      scrollMargin: clearOfBars(id),
      ...inputHandlers({
        takesPictures,
        onFiles: (given) => (takesPictures ? addFiles(given) : onMessage(NO_UPLOAD)),
        onLink: openLink,
        onPicture: openImage,
        onMessage,
      }),
    }),
    [
      id,
      hidden,
      label,
      describedBy,
      invalid,
      required,
      takesPictures,
      onMessage,
      openLink,
      openImage,
    ],
  );

  const editor = useEditor({
    extensions: editorExtensions,
    content,
    editorProps,
    shouldRerenderOnTransaction: false,
    onFocus: () => (hasCaret.current = true),
    onBlur: () => onBlur(),
    onSelectionUpdate: ({ editor: moved }) => caretBlock.set(moved.state.selection.$from.index(0)),
    onUpdate: ({ editor: changed }) => {
      copyPictures(changed);
      const html = storedDocument(changed.state.doc);
      if (html === emitted.current) return;
      emitted.current = html;
      onChange(html);
    },
  });

  // A layout effect: a change by the editor in between would look external, and be undone.
  useLayoutEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    // A separate step of undo.
    editor.view.dispatch(closeHistory(editor.state.tr));
    const isRestored = restoreSnapshot(editor, value);
    if (!isRestored) editor.commands.setContent(value, { emitUpdate: false });
    hasCaret.current = isRestored || editor.isFocused;
  }, [editor, value]);
  useLayoutEffect(() => {
    if (!editor) return;
    hasCaret.current = restoreSnapshot(editor, emitted.current);
    return () => takeSnapshot(editor, emitted.current);
  }, [editor]);
  useEffect(() => () => caretBlock.set(undefined), []);
  // Before the next key.
  useLayoutEffect(() => {
    if (!editor || typed?.caret === undefined) return;
    editor.commands.setTextSelection(positionInDocument(typed));
    editor.view.focus();
  }, [editor, typed]);

  if (!editor) return null;

  const file = dialog ? undefined : files[filesDone];
  const waiting = files.length - filesDone - (file ? 1 : 0);
  const close = () => {
    flushSync(() => (file ? setFilesDone(filesDone + 1) : setDialog(undefined)));
    // The next keys are for the text at its caret.
    if (waiting === 0) editor.chain().focus().scrollIntoView().run();
  };
  /** In a text just loaded or restored nobody has put the caret anywhere: what is inserted belongs to its end. */
  const placeCaret = () => {
    const { doc, selection } = editor.state;
    if (!hasCaret.current && selection.empty) editor.commands.setTextSelection(doc.content.size);
  };
  return (
    <div hidden={hidden}>
      <div style={{ display: 'contents' }} onClickCapture={placeCaret}>
        <EditorToolbar editor={editor} controls={id} onLink={openLink} onImage={openImage} />
      </div>
      <Box sx={editorStyles}>
        <EditorContent editor={editor} />
      </Box>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {(dialog === 'image' || file) && (
        <ImageDialog
          // In sequence, each with its alternative text.
          key={file && filesDone}
          {...{ editor, pictures, file, waiting }}
          onMore={addFiles}
          onClose={close}
        />
      )}
    </div>
  );
}
