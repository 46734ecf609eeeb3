import type { ReadAs } from '../../schema/reader';
import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';
import { EDIT, isArticle } from './preview-attributes';

/** What is no words between others. */
const UNREAD: ReadonlySet<ReadAs> = new Set(['article', 'picture', 'description']);
/** Shorter ones are part of any sentence. */
const TELLING = 3;

/** The texts of a part of a record, from which what its preview shows is taken in order. */
export class TextPool {
  readonly #left: RecordText[];
  readonly #byText = new Map<string, RecordText[]>();

  constructor(readonly all: readonly RecordText[]) {
    this.#left = [...all];
    for (const one of all) {
      if (UNREAD.has(one.readAs)) continue;
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
      const texts = this.#left.filter(({ readAs }) => readAs === 'article');
      if (texts.length === 1) return texts[0];
      return texts.find(({ text }) => letters(textContent(text)) === says) ?? texts[0];
    }
    const pictures = this.#left.filter(({ readAs }) => readAs === 'picture');
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
    const choice = unused.find(({ readAs }) => readAs === 'choice');
    const words = unused.find(({ readAs }) => readAs !== 'choice');
    const likely = isHeading ? (words ?? choice) : (choice ?? words);
    const part = (one: RecordText) => isPart(shown, one);
    return same ?? likely ?? equal[0] ?? this.#left.find(part) ?? this.all.find(part);
  }
}

/** Whether a line of a longer text is shown, or a text within other words. */
function isPart(shown: string, { readAs, text }: RecordText): boolean {
  if (UNREAD.has(readAs) || readAs === 'choice') return false;
  const whole = normalizeSpace(text);
  // It stands inside other words: "£20/hour".
  if (readAs === 'figure') {
    const at = shown.indexOf(whole);
    return at >= 0 && !/\d/.test(shown.charAt(at - 1) + shown.charAt(at + whole.length));
  }
  const [short, long] = whole.length < shown.length ? [whole, shown] : [shown, whole];
  return short.length >= TELLING && long.includes(short);
}

function textContent(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** White space between blocks is not said. */
function letters(text: string): string {
  return text.replace(/\s+/g, '');
}
