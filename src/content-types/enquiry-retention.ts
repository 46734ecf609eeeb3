/** For so long an enquiry is kept (public.delete_old_enquiries, the privacy policy). */
const KEPT_YEARS = 1;

/** What finds the enquiries that are due for deletion; days are those of UTC, as in the database. */
export function dueFilter(now = new Date()): { 'created_at@lt': string } {
  const day = Date.UTC(now.getUTCFullYear() - KEPT_YEARS, now.getUTCMonth(), now.getUTCDate());
  return { 'created_at@lt': new Date(day).toISOString().slice(0, 10) };
}
