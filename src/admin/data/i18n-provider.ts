import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** Overrides of react-admin's messages. `%{name}` is interpolated, `||||` separates singular and plural. */
const OURS: Record<string, string> = {
  'ra.action.bulk_actions': '%{smart_count} selected',
  'ra.action.export': 'Export CSV',
  'ra.action.unselect': 'Select none',
  'ra.auth.auth_check_error': 'Please sign in first.',
  'ra.input.references.all_missing': 'What can be chosen here could not be loaded.',
  'ra.input.references.many_missing': 'Something that was chosen is no longer there.',
  'ra.input.references.single_missing': 'What was chosen is no longer there.',
  'ra.navigation.page_out_of_boundaries': 'There is no page %{page}.',
  'ra.notification.http_error': 'The server could not do this. Please try again.',
  'ra.notification.item_doesnt_exist': 'It no longer exists.',
  'ra.notification.logged_out': 'You have been signed out. Please sign in again.',
  'ra.notification.not_authorized': 'You may not do this.',
  'ra.notification.offline': 'There is no connection to the internet.',
  'ra.saved_queries.new_dialog_title': 'Save this filter',
  'ra.saved_queries.query_name': 'Its name',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  // react-admin interpolates the default `_` of an unknown key.
  translate: (key, options) =>
    OURS[key] === undefined
      ? defaultI18nProvider.translate(key, options)
      : defaultI18nProvider.translate(`ours.${key}`, { ...options, _: OURS[key] }),
};
