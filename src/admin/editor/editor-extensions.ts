import { Extension, type Extensions, generateHTML, generateJSON } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from './link-address';
import { unsupportedMarkup } from './unsupported-markup';
import { pictureNodes } from './picture-nodes';
import { tableNodes } from './table-nodes';
import { toStoredHtml } from './stored-html';

/** The focus comes with the press: Tiptap's own waits for a frame, and keys pressed until then land elsewhere. */
const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      () =>
      ({ view, dispatch }) => {
        if (dispatch) view.focus();
        return true;
      },
  }),
});

/** What the visual editor can show and keep. Level 4 has no button: it is there so that old posts keep theirs. */
export const editorExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  // What is typed behind a link is no part of it.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url, { defaultValidate }) => isSafeAddress(url) && defaultValidate(url),
  }),
  FocusAtOnce,
  ...pictureNodes,
  ...tableNodes,
];

/** What stored HTML would lose by a trip through the visual editor; empty when it can be edited there safely. */
export function lostInEditor(stored: string): string[] {
  const clean = toStoredHtml(stored);
  const back = generateHTML(generateJSON(clean, editorExtensions), editorExtensions);
  return unsupportedMarkup(clean, toStoredHtml(back));
}
