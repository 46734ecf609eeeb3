import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

export interface Picture {
  src: string;
  /** '' for a decorative picture, `null` if undecided. */
  alt: string | null;
  width?: number | string | null;
  height?: number | string | null;
  title?: string | null;
}

interface PlacedPicture {
  node: Node;
  from: number;
}

export function isPicture(node: Node): boolean {
  return node.type.name === 'image' || node.type.name === 'figure';
}

/** The selected picture, or the one around the caret's caption. */
export function selectedPicture({ state: { selection } }: Editor): PlacedPicture | undefined {
  if (selection instanceof NodeSelection && isPicture(selection.node)) {
    return { node: selection.node, from: selection.from };
  }
  const { $from } = selection;
  return $from.parent.type.name === 'figcaption'
    ? { node: $from.node(-1), from: $from.before(-1) }
    : undefined;
}

/**
 * Inserts a picture after the caret's block, or after the selected picture, and moves the caret to the paragraph after
 * it.
 */
export function insertPicture(editor: Editor, picture: Picture, caption: string): void {
  const current = selectedPicture(editor);
  editor
    .chain()
    .command(({ tr, state: { schema } }) => {
      const node = schema.nodeFromJSON(contentOf(picture, caption && [textNode(caption)]));
      const { $from } = tr.selection;
      const splits =
        !current && $from.parent.isTextblock && $from.parentOffset < $from.parent.content.size;
      if (current) tr.insert(current.from + current.node.nodeSize, node);
      else tr.replaceSelectionWith(node, false);
      const after = positionOf(tr.doc, node) + node.nodeSize;
      const next = tr.doc.nodeAt(after);
      const isNext = next?.type.name === 'paragraph' && (splits || next.content.size === 0);
      if (!isNext) tr.insert(after, schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
      return true;
    })
    .run();
}

/** A caption makes it a figure. */
export function changePicture(editor: Editor, picture: Picture, caption: string): void {
  const current = selectedPicture(editor);
  if (!current) return;
  const { node, from } = current;
  // Keeps formatting of an unchanged caption.
  const words =
    caption === node.textContent
      ? (node.firstChild?.content.toJSON() as object[] | null)
      : [textNode(caption)];
  editor
    .chain()
    .insertContentAt({ from, to: from + node.nodeSize }, contentOf(picture, caption && words))
    .run();
}

const textNode = (text: string) => ({ type: 'text', text });

const contentOf = (picture: Picture, caption: object[] | '' | null | undefined) =>
  caption
    ? { type: 'figure', attrs: picture, content: [{ type: 'figcaption', content: caption }] }
    : { type: 'image', attrs: picture };

export function positionOf(doc: Node, wanted: Node): number {
  let found = 0;
  doc.descendants((node, at) => {
    if (node === wanted) found = at;
  });
  return found;
}
