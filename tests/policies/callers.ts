/** Who may call each function, "a": visitors, "u": accounts, "s": the secret key. */
const CALLERS: Readonly<Record<string, string>> = {
  accept_invitation: 'u',
  activity: 'u',
  applied_migrations: 'aus',
  count_words: 'aus',
  content_state: 'aus',
  count_visit: 'aus',
  create_preview: 'u',
  delete_old_enquiries: 'us',
  delete_old_records: 'us',
  delete_personal_records: 'us',
  dismiss_removed_factor: 'u',
  display_day: 'aus',
  enquiry_figures: 'us',
  erase_person: 'us',
  delete_expired: 'us',
  delete_stale_changes: 'us',
  invitation_offer: 'au',
  invite: 'u',
  is_staff: 'aus',
  make_recovery_codes: 'u',
  may_read_record: 'us',
  members_with_second_factor: 'u',
  personal_tables: 'us',
  phone_digits: 'aus',
  picture_is_needed: 'u',
  picture_library: 'u',
  plain_text: 'aus',
  post_authors: 'u',
  post_categories: 'aus',
  preview_page: 'aus',
  preview_post: 'aus',
  publish_draft: 'us',
  publish_due_drafts: 'aus',
  rebuild_site: 'u',
  records_of_person: 'us',
  reset_second_factor: 'u',
  restore_deleted: 'u',
  revoke_invitation: 'u',
  second_factor_status: 'u',
  send_enquiry: 'aus',
  served_areas: 'aus',
  set_build_hook: 'u',
  site_build: 'u',
  staff_role: 'aus',
  staff_seen: 'au',
  sum_old_visits: 'us',
  use_recovery_code: 'u',
  visit_figures: 'u',
};

/** Functions that run as the writer, of checks among others, in a schema that the API does not expose. */
const CALLERS_OF_CHECKS: Readonly<Record<string, string>> = {
  apply_draft: 'us',
  is_site_page: 'us',
  quoting_columns: 'us',
  pictures_in: 'us',
  plain_letters: 'us',
  section_moments: 'us',
  sections_differ: 'us',
  words_in: 'us',
};

export const CALLERS_IN_DATABASE = `
select nspname as schema, proname as name, concat(
  case when has_function_privilege('anon', pg_proc.oid, 'execute') then 'a' end,
  case when has_function_privilege('authenticated', pg_proc.oid, 'execute') then 'u' end,
  case when has_function_privilege('service_role', pg_proc.oid, 'execute') then 's' end
) as callers
from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'private')`;

export interface Callers {
  schema: string;
  name: string;
  callers: string;
}

/** A function in private has the callers of its namesake in public. */
export function wantedCallers(rows: readonly Callers[]): Callers[] {
  const named = Object.keys(CALLERS).filter(
    (name) => !rows.some((row) => row.schema === 'public' && row.name === name),
  );
  if (named.length > 0) throw new Error(`There is no function ${named.join(', ')}.`);
  return rows.map(({ schema, name }) => ({
    schema,
    name,
    callers: CALLERS[name] ?? (schema === 'private' ? CALLERS_OF_CHECKS[name] : undefined) ?? '',
  }));
}
