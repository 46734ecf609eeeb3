/** Numbers that several texts promise, by the column of `company` that keeps each. */
export const POLICY_COLUMNS = {
  quoteReplyHours: 'quote_reply_hours',
  schedulingBusinessDays: 'scheduling_business_days',
  standardCleanHours: 'standard_clean_hours',
  deepCleanHours: 'deep_clean_hours',
  cancellationNoticeHours: 'cancellation_notice_hours',
  lateCancellationFeePercent: 'late_cancellation_fee_percent',
  issueReportHours: 'issue_report_hours',
  satisfactionPercent: 'satisfaction_percent',
} as const;

type Policy = keyof typeof POLICY_COLUMNS;
type PolicyColumn = (typeof POLICY_COLUMNS)[Policy];

/** As visitors read them: 24, "2-3". */
export type Policies = Readonly<Record<Policy, number | string>>;

export const policyEntries = Object.entries(POLICY_COLUMNS) as [Policy, PolicyColumn][];

/** What the company's row promises. */
export function policiesOf(row: Readonly<Record<PolicyColumn, number | string>>): Policies {
  return Object.fromEntries(
    policyEntries.map(([policy, column]) => [policy, row[column]]),
  ) as Policies;
}

/** By what name texts quote one: "policy.quote-reply-hours". */
export function policyPlaceholder(policy: Policy): string {
  return `policy.${POLICY_COLUMNS[policy].replaceAll('_', '-')}`;
}

/** When both legal pages last changed, as visitors read it (docs/specification.md, 9). */
export const LEGAL_LAST_UPDATED = 'May 14, 2025';
