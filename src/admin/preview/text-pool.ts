import type { FieldKind } from '../../schema/fields';
import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';
import { EDIT, isArticle } from './preview-attributes';

/** Figures stand inside other words: "£20/hour". */
const FIGURES: ReadonlySet<FieldKind> = new Set(['money', 'number', 'integer']);
/** Kinds that are no words between others. */
const UNREAD: ReadonlySet<FieldKind> = new Set(['html', 'image', 'altText']);
/** Shorter ones are part of any sentence. */
const TELLING = 3;

/** The texts of a part of a record, from which what its preview shows is taken in order. */
export class TextPool {
  readonly #left: RecordText[];
  readonly #byText = new Map<string, RecordText[]>();

  constructor(readonly all: readonly RecordText[]) {
    this.#left = [...all];
    for (const one of all) {
      if (UNREAD.has(one.kind)) continue;
      const text = normalizeSpace(one.text);
      this.#byText.set(text, [...(this.#byText.get(text) ?? []), one]);
    }
  }

  /** The field that a text, a picture or an article of the preview comes from. */
  take(node: Node): RecordText | undefined {
    const isElement = node.nodeType === Node.ELEMENT_NODE;
    const found = isElement ? this.#ofElement(node as Element) : this.#ofText(node);
    const index = found ? this.#left.indexOf(found) : -1;
    if (index >= 0) this.#left.splice(index, 1);
    return found;
  }

  #ofElement(element: Element): RecordText | undefined {
    if (isArticle(element)) {
      const says = letters(element.textContent ?? '');
      const texts = this.#left.filter(({ kind }) => kind === 'html');
      if (texts.length === 1) return texts[0];
      return texts.find(({ text }) => letters(wordsOf(text)) === says) ?? texts[0];
    }
    const pictures = this.#left.filter(({ kind }) => kind === 'image');
    return pictures.find(({ text }) => text === element.getAttribute('src')) ?? pictures[0];
  }

  #ofText(node: Node): RecordText | undefined {
    const shown = normalizeSpace(node.textContent ?? '');
    const equal = this.#byText.get(shown) ?? [];
    const unused = equal.filter((one) => this.#left.includes(one));
    // While somebody types, two fields may come to say the same.
    const known = node.parentElement?.getAttribute(EDIT);
    const same = unused.find(({ path }) => path === known);
    // A post may be called as its category is.
    const isHeading = !!node.parentElement?.closest('h1, h2, h3, h4');
    const choice = unused.find(({ kind }) => kind === 'select');
    const words = unused.find(({ kind }) => kind !== 'select');
    const likely = isHeading ? (words ?? choice) : (choice ?? words);
    const part = (one: RecordText) => isPart(shown, one);
    return same ?? likely ?? equal[0] ?? this.#left.find(part) ?? this.all.find(part);
  }
}

/** Whether a line of a longer text is shown, or a text within other words. */
function isPart(shown: string, { kind, text }: RecordText): boolean {
  if (UNREAD.has(kind) || kind === 'select') return false;
  const whole = normalizeSpace(text);
  if (FIGURES.has(kind)) {
    const at = shown.indexOf(whole);
    return at >= 0 && !/\d/.test(shown.charAt(at - 1) + shown.charAt(at + whole.length));
  }
  const [short, long] = whole.length < shown.length ? [whole, shown] : [shown, whole];
  return short.length >= TELLING && long.includes(short);
}

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** White space between blocks is not said. */
function letters(text: string): string {
  return text.replace(/\s+/g, '');
}
