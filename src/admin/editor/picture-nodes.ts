import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { LeftOutPicture } from './left-out-picture';

/** A picture with a caption that is written under it. Figures of anything else are not for the visual editor. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => attributesOf(figure),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter goes on below the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run();
      },
    };
  },
});

/** The picture's attributes where a figure is one picture and at most a caption below it; otherwise `false`. */
function attributesOf(figure: HTMLElement): Record<string, string | null> | false {
  const [picture, caption, ...more] = figure.children;
  if (!picture?.matches('img[src]') || more.length) return false;
  if (caption && !caption.matches('figcaption')) return false;
  return Object.fromEntries(
    ['src', 'alt', 'title', 'width', 'height'].map((name) => [name, picture.getAttribute(name)]),
  );
}

export const pictureNodes = [Image, Figure, LeftOutPicture];
