/** A node of JSON-LD (schema.org vocabulary). */
export type JsonLd = { [property: string]: unknown };

/**
 * JSON that may stand inside a script element: no value can end the element or open a comment in it (HTML standard,
 * "Restrictions for contents of script elements"), nor hold the line separators that old parsers stumble over.
 */
export function serializeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The nodes as one JSON-LD document. */
export function serializeJsonLd(nodes: readonly JsonLd[]): string {
  return serializeJson({ '@context': 'https://schema.org', '@graph': nodes });
}
