/** Drops invalid parameters of the address, which react-admin would pass on. */
export function sanitizeListParams(
  search: string,
  { columns, perPage }: { columns: readonly string[]; perPage: number },
): string {
  const query = new URLSearchParams(search);
  const keepIf = (name: string, isSound: (value: string) => boolean) => {
    const value = query.get(name);
    if (value !== null && !isSound(value)) query.delete(name);
  };
  keepIf('perPage', (value) => value === String(perPage));
  keepIf('page', (value) => /^[1-9]\d{0,5}$/.test(value));
  keepIf('sort', (value) => value === 'id' || columns.includes(value));
  keepIf('order', (value) => value === 'ASC' || value === 'DESC');
  keepIf('filter', isFilter);
  return query.toString();
}

function isFilter(text: string): boolean {
  try {
    const filter: unknown = JSON.parse(text);
    return (
      filter instanceof Object && Object.values(filter).every((value) => !(value instanceof Object))
    );
  } catch {
    return false;
  }
}
