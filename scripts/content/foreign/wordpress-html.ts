/** Elements that stand for themselves; text between them becomes paragraphs. */
const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|thead|tbody|tr|td|th|figure|figcaption|div|section|hr|iframe|details|summary|!--)\b|^<!--/i;

/** The HTML of a post as WordPress shows it: shortcodes resolved, and paragraphs made of blank lines in classic posts. */
export function wordPressHtml(content: string, attachments: ReadonlyMap<string, string>): string {
  const text = withoutShortcodes(content.replace(/\r\n?/g, '\n'), attachments);
  return content.includes('<!-- wp:') ? text : paragraphs(text);
}

function withoutShortcodes(text: string, attachments: ReadonlyMap<string, string>): string {
  return text
    .replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_all, inside: string) => {
      const [, picture = '', words = ''] =
        /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inside) ?? [];
      return picture
        ? `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`
        : inside;
    })
    .replace(/\[gallery[^\]]*ids="([\d,\s]+)"[^\]]*\]/g, (_all, ids: string) =>
      ids
        .split(',')
        .map((id) => attachments.get(id.trim()))
        .map((address) => (address ? `<figure><img src="${address}"></figure>` : ''))
        .join('\n\n'),
    )
    .replace(
      /\[(?:embed|video|audio|playlist)\b[^\]]*?(?:(?:src|mp4|mp3)="([^"]+)"[^\]]*)?\](?:([^[]*)\[\/\w+\])?/g,
      (_all, source?: string, inside?: string) => {
        const address = source ?? inside?.trim();
        return address ? `<p><a href="${address}">${address}</a></p>` : '';
      },
    )
    .replace(/\[([a-z][\w-]*)(?:\s[^\]]*)?\]([\s\S]*?)\[\/\1\]/g, '$2')
    .replace(/\[[a-z][\w-]*\s[^\]]*=[^\]]*\]/g, '');
}

function paragraphs(text: string): string {
  const kept: string[] = [];
  const open = text.replace(
    /<pre[\s\S]*?<\/pre>/gi,
    (block) => `\n\n<pre ${kept.push(block) - 1}>\n\n`,
  );
  return open
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) => (BLOCK.test(chunk) ? chunk : `<p>${chunk.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replace(/<pre (\d+)>/g, (_all, index: string) => kept[Number(index)] ?? '');
}
