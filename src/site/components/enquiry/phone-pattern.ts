/**
 * What the telephone field takes: 7 to 15 digits (ITU-T E.164 ends there), the signs that people write between them, an
 * extension, and what comes along from an address book: longer dashes, and marks of direction that nobody sees. For the
 * `pattern` attribute, which is read with the `v` flag and anchored at both ends.
 */
export const PHONE_PATTERN = String.raw`[\s\p{Cf}\(]*\+?(?:[\s\p{Pd}\p{Cf}\(\).\/]*\d){7,15}[\s\p{Cf}\)]*(?:(?:ext|x)\.?\s*\d{1,6}\s*)?`;
