import { findContentType } from '../../../content-types/registry';
import { capitalise, fieldsOf } from '../../../schema/content-type';
import { formatLondonTime } from '../../../shared/time/london-time';
import { readableText } from '../history/article-text';
import { listChanges } from './stored-changes';

/** What was typed into one form and not saved, as people read it. */
export interface UnsavedText {
  id: string;
  /** "Blog post, 24 Nov 2026, 09:40". */
  heading: string;
  fields: { label: string; text: string }[];
}

/** Everything that was typed on this device and not saved, the newest first. */
export function unsavedTexts(): UnsavedText[] {
  return listChanges().flatMap(({ name, id, savedAt, values }) => {
    const schema = findContentType(name.split('/')[0] ?? '');
    if (!schema) return [];
    const fields = fieldsOf(schema).flatMap(([column, field]) => {
      if (field.kind === 'publication') return [];
      const text = readableText(field, values[column]);
      return column in values && text ? [{ label: field.label, text }] : [];
    });
    const heading = `${capitalise(schema.words.singular)}, ${formatLondonTime(new Date(savedAt))}`;
    return fields.length > 0 ? [{ id, heading, fields }] : [];
  });
}
