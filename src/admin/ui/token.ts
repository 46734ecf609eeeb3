import css from '../../shared/styles/tokens.css?raw';

/** The value of a design token, for what computes with it: read from the file, as the build has no document to ask. */
export function token(name: string): string {
  const [, value = ''] = new RegExp(`--${name}:\\s*([^;]+);`).exec(css) ?? [];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? token(other) : value;
}
