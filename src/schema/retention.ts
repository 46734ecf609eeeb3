/** Filter of records past their retention, by UTC days as in public.delete_old_records. */
export function dueFilter(keptMonths: number, now = new Date()): { 'created_at@lt': string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - keptMonths];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastOfMonth)));
  return { 'created_at@lt': day.toISOString().slice(0, 10) };
}

/** "a year", "7 years", "18 months". */
export function formatMonths(months: number): string {
  if (months % 12 !== 0) return months === 1 ? 'a month' : `${months} months`;
  return months === 12 ? 'a year' : `${months / 12} years`;
}
