/**
 * 7 to 15 digits (ITU-T E.164), separators, an extension, and characters of address books: long dashes and
 * bidirectional marks. For the `pattern` attribute, which uses the `v` flag and anchors both ends.
 */
export const PHONE_PATTERN = String.raw`[\s\p{Cf}\(]*\+?(?:[\s\p{Pd}\p{Cf}\(\).\/]*\d){7,15}[\s\p{Cf}\)]*(?:(?:ext|x)\.?\s*\d{1,6}\s*)?`;
