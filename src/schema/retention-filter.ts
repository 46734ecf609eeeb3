/** Filter of records past their retention, by UTC days as in public.delete_old_records. */
export function dueFilter(keptMonths: number, now = new Date()): { 'created_at@lt': string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - keptMonths];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastOfMonth)));
  return { 'created_at@lt': day.toISOString().slice(0, 10) };
}
