/** Columns of `company` with figures that texts quote. */
export const POLICY_COLUMNS = [
  'quote_reply_hours',
  'scheduling_business_days',
  'standard_clean_hours',
  'deep_clean_hours',
  'cancellation_notice_hours',
  'late_cancellation_fee_percent',
  'issue_report_hours',
  'satisfaction_percent',
] as const;

/** Placeholder name: "policy.quote-reply-hours". */
export function policyPlaceholder(column: (typeof POLICY_COLUMNS)[number]): string {
  return `policy.${column.replaceAll('_', '-')}`;
}
