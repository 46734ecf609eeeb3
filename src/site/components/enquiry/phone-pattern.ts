/**
 * What the telephone field takes: 7 to 15 digits (ITU-T E.164 ends there), the signs that people write between them,
 * and an extension. For the `pattern` attribute, which is read with the `v` flag and anchored at both ends.
 */
export const PHONE_PATTERN = String.raw`[\s\(]*\+?(?:[\s\(\)\-.\/]*\d){7,15}[\s\)]*(?:(?:ext|x)\.?\s*\d{1,6}\s*)?`;
