/** https, a path of this site, or the local stack; never javascript: or data:. Postgres uses the same pattern. */
export const SAFE_ADDRESS =
  /^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$/;

/** "/" is safe, too. */
export function isSafeAddress(address: string): boolean {
  return address === '/' || SAFE_ADDRESS.test(address);
}
