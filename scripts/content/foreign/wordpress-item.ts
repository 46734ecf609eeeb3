import { plainText } from './foreign-dom.ts';

/** The fields of an item by name, custom ones with the prefix "meta ". */
export class WordPressItem extends Map<string, string> {
  readonly categories: string[] = [];
  /** What cannot be imported. */
  readonly losses: string[] = [];
}

export function fieldsOf(item: Element): WordPressItem {
  const fields = new WordPressItem();
  const tags: string[] = [];
  let comments = 0;
  for (const field of item.children) {
    const text = field.textContent ?? '';
    const domain = field.getAttribute('domain');
    if (field.nodeName === 'wp:comment') comments += 1;
    else if (field.nodeName === 'category' && domain === 'category') {
      fields.categories.push(plainText(text));
    } else if (field.nodeName === 'category' && domain === 'post_tag') tags.push(plainText(text));
    else if (field.nodeName === 'wp:postmeta') {
      const [key, value] = [...field.children].map((child) => child.textContent ?? '');
      fields.set(`meta ${key}`, value ?? '');
    } else if (!fields.has(field.nodeName)) fields.set(field.nodeName, text);
  }
  if (comments > 0) fields.losses.push(comments === 1 ? 'a comment' : `${comments} comments`);
  if (tags.length > 0) fields.losses.push(`its tags (${tags.join(', ')})`);
  return fields;
}
