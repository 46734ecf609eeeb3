/** Numbers that several texts promise (docs/specification.md, 9): each appears here once and is imported everywhere else. */
export const policies = {
  quoteReplyHours: 24,
  schedulingBusinessDays: '2-3',
  cancellationNoticeHours: 24,
  lateCancellationFeePercent: 50,
  issueReportHours: 24,
  standardCleanHours: '2-3',
  deepCleanHours: '4-8',
  satisfactionPercent: 100,
} as const;

/** When both legal pages last changed, as visitors read it (docs/specification.md, 9). */
export const LEGAL_LAST_UPDATED = 'May 14, 2025';
