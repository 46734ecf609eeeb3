/** First bytes of a file (Unicode's byte order mark). */
const UTF_16: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** Excel writes UTF-8 only if asked to, and UTF-16 as “Unicode text”; an old WordPress blog has the letters of its time. */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16[bytes.subarray(0, 2).join()];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
