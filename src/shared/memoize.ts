/** A lazy value, for what loads `Intl`'s tables (0.1 s on a phone). */
export function memoize<Value>(make: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: make() }).value;
}
