/** Whether a path is one of a pattern, as hosts write it: `*` at its end stands for any rest. */
export function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}
