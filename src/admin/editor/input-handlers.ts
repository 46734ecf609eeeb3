import { Slice, type Node as BlockNode } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPastedHtml } from './clean-pasted-html';
import { looksLikeMarkdown } from './markdown';
import { removedMessage, type OnMessage } from './editor-message';
import { parse } from './parse-html';
import { holdPicture } from './pasted-pictures';
import { pasteMarkdown } from './paste-markdown';
import { isPicture } from './picture-commands';
import { cleanOwnCopy, isBlank } from './stored-html';
import { plainText } from '../ui/plain-paste';

interface InputHandlerOptions {
  /** Whether pictures can be uploaded into the text. */
  takesPictures: boolean;
  /** Pasted or dropped files, for the caret's position. */
  onFiles: (files: File[]) => void;
  onLink: (state: EditorState) => void;
  /** A picture was double-clicked, or a placeholder's button clicked; it is selected. */
  onPicture: () => void;
  onMessage: OnMessage;
}

type Click = [view: EditorView, at: number, node: BlockNode, nodeAt: number, event: MouseEvent];

const EMBED_CODE = /^\s*<iframe\b[^]*<\/iframe>\s*$/i;

/** ProseMirror's handlers for paste, drop and clicks. */
export function inputHandlers({
  takesPictures,
  onFiles,
  onLink,
  onPicture,
  onMessage,
}: InputHandlerOptions) {
  const select = (view: EditorView, at: number) => {
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  };
  return {
    handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
      event.preventDefault();
      onLink(view.state);
      return true;
    },
    handleClickOn: (...[view, , node, nodeAt, event]: Click) => {
      if (node.type.name !== 'figure' || !isImage(event.target)) return false;
      select(view, nodeAt);
      return true;
    },
    handleDoubleClickOn: (...[view, , node, nodeAt, event]: Click) => {
      if (!isPicture(node) || !isImage(event.target)) return false;
      select(view, nodeAt);
      onPicture();
      return true;
    },
    handleDOMEvents: {
      keydown: syncDomSelection,
      paste: syncDomSelection,
      click: (_view: EditorView, { target }: MouseEvent) => {
        if (target instanceof Element && target.closest('[data-choose-picture]')) onPicture();
        return false;
      },
    },
    handlePaste: (view: EditorView, { clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const html = clipboardData?.getData('text/html') ?? '';
      const text = clipboardData?.getData('text/plain') ?? '';
      // Word and Excel add a picture of the text.
      if (files.length && !hasWords(html)) {
        onFiles(files);
        return true;
      }
      if (looksLikeMarkdown(text, html) && !view.state.selection.$from.parent.type.spec.code) {
        void pasteMarkdown(view, text, onMessage);
        return true;
      }
      return EMBED_CODE.test(text) && !hasWords(html) && view.pasteHTML(text);
    },
    handleDrop: (view: EditorView, event: DragEvent, _slice: unknown, moved: boolean) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || moved) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) {
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
      }
      onFiles(files);
      return true;
    },
    transformPastedText: plainText,
    // Adds a paragraph after a pasted picture, for the caret.
    transformPasted: (slice: Slice, { state: { schema }, dragging }: EditorView) => {
      const { content, openStart } = slice;
      const last = content.lastChild;
      // The words of a caption, in the figure that they were copied from.
      const isOpen = openStart > 0 && content.childCount === 1;
      if (dragging || isOpen || !last?.isBlock || !(last.isAtom || isPicture(last))) return slice;
      return new Slice(content.addToEnd(schema.node('paragraph')), openStart, 1);
    },
    transformPastedHTML: (html: string, view: EditorView) => {
      // Copied inside this editor.
      if (html.includes('data-pm-slice')) return cleanOwnCopy(html);
      const { html: clean, notices } = cleanPastedHtml(
        html,
        takesPictures ? holdPicture : undefined,
      );
      const removed = removedMessage(html, [], (links) => {
        view.focus();
        view.pasteHTML(links);
        return undefined;
      });
      const text = [...notices, ...(removed ? [removed.text] : [])].join(' ');
      onMessage(text ? { text, action: removed?.action } : undefined);
      return clean;
    },
  };
}

function isImage(target: EventTarget | null): boolean {
  return target instanceof HTMLImageElement;
}

/** A picture copied from a page also has HTML, with its address only. */
function hasWords(html: string): boolean {
  const body = parse(html);
  for (const image of body.querySelectorAll('img, meta, style, title')) image.remove();
  return !isBlank(body);
}

/**
 * Syncs the selection before a key or a paste: browsers fire `selectionchange` one task later, and on a slow device the
 * next key comes first.
 */
function syncDomSelection(view: EditorView): false {
  const { selection, doc, tr } = view.state;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  const isInText = (node: Node | null | undefined): node is Node => view.dom.contains(node ?? null);
  if (!(selection instanceof TextSelection) || view.composing) return false;
  if (!isInText(anchorNode) || !isInText(focusNode)) return false;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  const isKnown = anchor === selection.anchor && head === selection.head;
  if (isKnown || Math.max(anchor, head) > doc.content.size) return false;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
  return false;
}
