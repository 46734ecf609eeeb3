/**
 * A value that is made when it is first asked for. For what opens the browser's tables of times and languages, which
 * takes a phone a tenth of a second: code that may never ask is not to wait for it.
 */
export function memoize<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
