import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';

export interface Picture {
  src: string;
  /** '' where the picture only decorates, `null` where nobody has said what it shows. */
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

/** The selected picture, or the one whose caption the caret is in. */
export function selectedPicture({ state: { selection } }: Editor): PlacedPicture | undefined {
  if (selection instanceof NodeSelection && isPicture(selection.node)) {
    return { node: selection.node, from: selection.from };
  }
  const { parent, depth } = selection.$from;
  return isPicture(parent) ? { node: parent, from: selection.$from.before(depth) } : undefined;
}

/** Puts a picture in the place of the selected one, or where the caret is; with a caption it becomes a figure. */
export function putPicture(editor: Editor, picture: Picture, caption: string): void {
  const current = selectedPicture(editor);
  const words =
    current && caption === current.node.textContent
      ? // Links and bold words in the caption stay.
        (current.node.content.toJSON() as object[] | null)
      : [{ type: 'text', text: caption }];
  const content = caption
    ? { type: 'figure', attrs: picture, content: words ?? [] }
    : { type: 'image', attrs: picture };
  const chain = editor.chain().focus();
  if (current) {
    const to = current.from + current.node.nodeSize;
    chain.insertContentAt({ from: current.from, to }, content).run();
  } else {
    // What is written next goes below the picture, not into its caption.
    chain
      .insertContent(content)
      .command(({ tr }) => {
        const { $from } = tr.selection;
        if (isPicture($from.parent)) tr.setSelection(Selection.near(tr.doc.resolve($from.after())));
        return true;
      })
      .run();
  }
}
