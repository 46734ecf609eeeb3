/** https, a path of this site, or the local stack; never javascript: or data:. */
export function isSafeAddress(address: string): boolean {
  return /^(https:\/\/[^\s/]|\/(?![/\\])|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)[^\s"<>\\]*$/.test(
    address,
  );
}
