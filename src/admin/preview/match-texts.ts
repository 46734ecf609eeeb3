import type { ReadAs } from '../../schema/reader';
import type { RecordText } from '../../schema/record-texts';
import { normalizeSpace } from '../../shared/text';
import { EDIT, isArticle } from './preview-attributes';

/** Never part of a longer text. */
const UNREAD: ReadonlySet<ReadAs> = new Set(['article', 'picture', 'description']);
/** Minimum length of a partial match. */
const MIN_LENGTH = 3;

/** Texts of a region, matched with its rendered nodes in order. */
export class TextMatcher {
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

  /** The field of a text, picture or article node. */
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
    // Keeps the annotation: two fields may have the same text while typing.
    const known = node.parentElement?.getAttribute(EDIT);
    const same = unused.find(({ path }) => path === known);
    // A post and its category may have the same name.
    const isHeading = !!node.parentElement?.closest('h1, h2, h3, h4');
    const choice = unused.find(({ readAs }) => readAs === 'choice');
    const words = unused.find(({ readAs }) => readAs !== 'choice');
    const likely = isHeading ? (words ?? choice) : (choice ?? words);
    const part = (one: RecordText) => isPart(shown, one);
    return same ?? likely ?? equal[0] ?? this.#left.find(part) ?? this.all.find(part);
  }
}

/** Whether the rendered text is a line of a field's, or contains it. */
function isPart(shown: string, { readAs, text }: RecordText): boolean {
  if (UNREAD.has(readAs) || readAs === 'choice') return false;
  const whole = normalizeSpace(text);
  // Within other text: "£20/hour".
  if (readAs === 'figure') {
    const at = shown.indexOf(whole);
    return at >= 0 && !/\d/.test(shown.charAt(at - 1) + shown.charAt(at + whole.length));
  }
  const [short, long] = whole.length < shown.length ? [whole, shown] : [shown, whole];
  return short.length >= MIN_LENGTH && long.includes(short);
}

function textContent(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** White space between blocks differs. */
function letters(text: string): string {
  return text.replace(/\s+/g, '');
}
