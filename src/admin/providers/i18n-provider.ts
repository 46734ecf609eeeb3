import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** Our words where react-admin's own would be wrong or American. */
const MESSAGES: Record<string, string> = {
  'ra.action.export': 'Export CSV',
  'ra.auth.sign_in': 'Sign in',
  'ra.notification.http_error': 'The server did not do it.',
  'ra.notification.item_doesnt_exist': 'It no longer exists.',
};

/** English as react-admin speaks it, with the exceptions above. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => MESSAGES[key] ?? defaultI18nProvider.translate(key, options),
};
