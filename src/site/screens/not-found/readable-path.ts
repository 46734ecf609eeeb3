/**
 * A path as people read it: percent-encoded text is decoded where it is valid UTF-8 and left as it is where it is not,
 * so that a malformed address is shown rather than thrown (RFC 3986, section 2.1).
 */
export function readablePath(pathname: string): string {
  return pathname.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
