/** The path of another value of the same form or group. */
export function siblingPath(source: string, key: string): string {
  return source.replace(/(?<![^.])[^.]*$/, key);
}
