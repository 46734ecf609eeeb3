/** Decodes valid UTF-8 and leaves the rest, so that a malformed address does not throw (RFC 3986, section 2.1). */
export function readablePath(pathname: string): string {
  return pathname.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
