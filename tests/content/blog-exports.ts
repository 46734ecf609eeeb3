/** An item of a WordPress export. */
export function wordPressItem(values: {
  id: number;
  title: string;
  slug: string;
  /** A post's address of its day by default. */
  link?: string;
  content?: string;
  category?: string;
  status?: string;
  type?: string;
  attachment?: string;
  thumbnail?: number;
}): string {
  const { id, title, slug, content = '', category = 'Uncategorised' } = values;
  return `<item>
<title><![CDATA[${title}]]></title>
<link>${values.link ?? `https://old.example/2019/05/${slug}/`}</link>
<pubDate>Tue, 14 May 2019 07:40:00 +0000</pubDate>
<content:encoded><![CDATA[${content}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date><![CDATA[2019-05-14 08:40:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2019-05-14 07:40:00]]></wp:post_date_gmt>
<wp:post_modified_gmt><![CDATA[2020-01-02 03:04:05]]></wp:post_modified_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[${values.status ?? 'publish'}]]></wp:status>
<wp:post_type><![CDATA[${values.type ?? 'post'}]]></wp:post_type>
<wp:attachment_url><![CDATA[${values.attachment ?? ''}]]></wp:attachment_url>
<category domain="post_tag" nicename="x"><![CDATA[a tag]]></category>
<category domain="category" nicename="x"><![CDATA[${category}]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${values.thumbnail ?? ''}</wp:meta_value></wp:postmeta>
</item>`;
}

export function wordPressExport(items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old blog</title><wp:wxr_version>1.2</wp:wxr_version>
${items.join('\n')}
</channel></rss>`;
}
