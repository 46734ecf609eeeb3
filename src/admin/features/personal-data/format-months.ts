/** "a year", "7 years", "18 months". */
export function formatMonths(months: number): string {
  if (months % 12 !== 0) return months === 1 ? 'a month' : `${months} months`;
  return months === 12 ? 'a year' : `${months / 12} years`;
}
