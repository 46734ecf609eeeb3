/** https, a path of this site, or the local stack; never javascript: or data:. As Postgres reads it, too. */
export const SAFE_ADDRESS =
  /^(https:\/\/[^\s/"<>\\]|\/[^\s/\\]|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]+)?\/)[^\s"<>\\]*$/;

/** Whether a picture or a link may lead there; "/" does, too. */
export function isSafeAddress(address: string): boolean {
  return address === '/' || SAFE_ADDRESS.test(address);
}
