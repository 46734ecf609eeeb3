import { plainText } from './foreign-dom.ts';

/** A code in square brackets, as WordPress' plugins write them: `[gallery ids="1,2"]`, `[box]words[/box]`. */
export interface Shortcode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The whole code, with its content. */
  all: string;
  /** Its content, inner codes replaced; `undefined` for a code without an end. */
  inside?: string;
  /** Without attributes or content, so that words in brackets may be meant. */
  isBare: boolean;
}

/** Every character is matched by one alternative at most, so that it runs in linear time. */
const CODE = /\[(\/?)([a-z][\w-]*)(\s[^[\]]*|\/)?\]/gi;
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]\S*))/g;
/** Encodings of a straight quote by editors and exports. */
const QUOTES = /&quot;|&#82(?:20|21|43);|[“”″]/g;

interface Open {
  name: string;
  all: string;
  attributes: string;
  body: string;
}

/** Replaces each code, inner ones first, at any depth. */
export function replaceShortcodes(text: string, replace: (code: Shortcode) => string): string {
  const whole: Open = { name: '', all: '', attributes: '', body: '' };
  const open = [whole];
  const waiting = new Map<string, number>();
  const top = () => open.at(-1) ?? whole;
  const single = (code: Omit<Open, 'body'>) => replace(codeOf(code));
  const close = () => {
    const code = open.pop() ?? whole;
    waiting.set(code.name, (waiting.get(code.name) ?? 0) - 1);
    return code;
  };
  const closeSingle = () => {
    const code = close();
    top().body += single(code) + code.body;
  };
  let at = 0;
  for (const { 0: all, 1: isEnd, 2: name = '', 3: attributes = '', index } of text.matchAll(CODE)) {
    const after = index + all.length;
    const isEscaped = text[index - 1] === '[' && text[after] === ']';
    top().body += text.slice(at, isEscaped ? index - 1 : index);
    at = isEscaped ? after + 1 : after;
    if (isEscaped) top().body += all;
    else if (!isEnd && attributes.endsWith('/')) top().body += single({ name, all, attributes });
    else if (!isEnd) {
      open.push({ name, all, attributes, body: '' });
      waiting.set(name, (waiting.get(name) ?? 0) + 1);
    } else if (waiting.get(name)) {
      while (top().name !== name) closeSingle();
      const { body, ...code } = close();
      top().body += replace({ ...codeOf(code), inside: body });
    } else top().body += name.includes('_') ? '' : all;
  }
  top().body += text.slice(at);
  while (open.length > 1) closeSingle();
  return whole.body;
}

function codeOf({ name, all, attributes: written }: Omit<Open, 'body'>): Shortcode {
  const pairs = [...written.replace(QUOTES, '"').matchAll(ATTRIBUTE)];
  const attributes = Object.fromEntries(
    pairs.map(([, key = '', ...values]) => [key.toLowerCase(), withoutEntities(values.join(''))]),
  );
  const isBare = pairs.length === 0 && !name.includes('_') && !written.endsWith('/');
  return { name, all, attributes, isBare };
}

/** Tags stay: some attributes are HTML. */
const withoutEntities = (text: string) =>
  text.includes('&') ? plainText(text.replaceAll('<', '&lt;')) : text;
