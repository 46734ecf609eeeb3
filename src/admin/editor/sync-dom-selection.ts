import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Reads where the caret is before a key or a paste acts on it: browsers tell an editor that the selection has moved
 * one task later, and on a busy device the next key comes first.
 */
export function syncDomSelection(view: EditorView): false {
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
