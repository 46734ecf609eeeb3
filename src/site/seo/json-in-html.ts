/** A node of JSON-LD (schema.org vocabulary). */
export type JsonLd = { [property: string]: unknown };

/**
 * JSON, escaped for a script element (HTML standard, "Restrictions for contents of script elements") and for
 * JavaScript's line separators.
 */
export function serializeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function serializeJsonLd(nodes: readonly JsonLd[]): string {
  return serializeJson({ '@context': 'https://schema.org', '@graph': nodes });
}
