/** A heading as the browser's serialiser writes it, with the anchor that readableArticle() has given it. */
const HEADING = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** All that stands for a sign in a serialised text (HTML standard, "escaping a string"). */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

/** The second-level headings of a text that readableArticle() has cleaned, each with its anchor. */
export function headingsIn(html: string): { id: string; text: string }[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:amp|lt|gt|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
      .trim(),
  }));
}
