import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { phrases } from '../../schema/phrases';
import { ENGLISH_WORDS } from './english-words';

const OURS: Record<string, string> = {
  ...ENGLISH_WORDS,
  ...Object.fromEntries(
    contentTypes.flatMap((schema) => {
      const key = `resources.${schema.table}.notifications`;
      return [
        [`${key}.deleted`, phrases.deleted(schema)],
        [`${key}.updated`, phrases.changed(schema)],
        [`${key}.published`, phrases.published(schema)],
        [`${key}.withdrawn`, phrases.withdrawn(schema)],
      ];
    }),
  ),
};

/** English as react-admin speaks it, with our words where there are any. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  // A key that react-admin does not know makes it take the phrase that is given, and fill it in.
  translate: (key, options) =>
    OURS[key] === undefined
      ? defaultI18nProvider.translate(key, options)
      : defaultI18nProvider.translate(`ours.${key}`, { ...options, _: OURS[key] }),
};
