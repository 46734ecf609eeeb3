import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import article from '../../../shared/article/ArticleBody.module.css';
import { cleanPastedHtml } from './clean-pasted-html';
import { editorExtensions } from './editor-extensions';
import { editorStyles } from './editor-styles';
import { EditorToolbar } from './EditorToolbar';
import { ImageDialog } from './ImageDialog';
import { LinkDialog } from './LinkDialog';
import { toStoredHtml } from './stored-html';

export interface EditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  describedBy: string;
  /** Says something about the text that its writer should know, such as pictures that a paste left out. */
  onNotice: (notice: string) => void;
  uploadImage?: (file: File) => Promise<string>;
}

/** The text as it will look, editable. Emits stored HTML; takes in a value that changed elsewhere, such as a restored draft. */
export function VisualEditor(props: EditorProps) {
  const { id, label, value, onChange, onBlur, invalid, required, describedBy, onNotice } = props;
  const [content] = useState(value);
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const emitted = useRef(value);

  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: article.body ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setDialog('link');
        return true;
      },
      transformPastedHTML: (html: string) => {
        // Copied inside this editor: clean already, and marked with where it was cut.
        if (html.includes('data-pm-slice')) return html;
        const { html: clean, notices } = cleanPastedHtml(html);
        onNotice(notices.join(' '));
        return clean;
      },
    }),
    [id, label, describedBy, invalid, required, onNotice],
  );

  const editor = useEditor({
    extensions: editorExtensions,
    content,
    editorProps,
    shouldRerenderOnTransaction: false,
    onBlur: () => onBlur(),
    onUpdate: ({ editor: changed }) => {
      const html = toStoredHtml(changed.getHTML());
      if (html === emitted.current) return;
      emitted.current = html;
      onChange(html);
    },
  });

  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;

  const closeDialog = () => setDialog(undefined);
  return (
    <>
      <EditorToolbar
        editor={editor}
        controls={id}
        onLink={() => setDialog('link')}
        onImage={() => setDialog('image')}
      />
      <Box sx={editorStyles}>
        <EditorContent editor={editor} />
      </Box>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === 'image' && (
        <ImageDialog editor={editor} onClose={closeDialog} uploadImage={props.uploadImage} />
      )}
    </>
  );
}
