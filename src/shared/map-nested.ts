/** Every text of a nested value. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapNested(value, (one) => (typeof one === 'string' && texts.push(one) ? one : undefined));
  return texts;
}

/** A copy in which `replace` has its turn with every value and member, outermost first; `undefined` descends. */
export function mapNested(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map((one) => mapNested(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, mapNested(one, replace)]);
  return Object.fromEntries(members) as unknown;
}
