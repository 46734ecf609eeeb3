-- What the company promises, which many texts quote ({{policy.quote-reply-hours}}): the owner's to change, from the
-- specification's values (section 9) on.
alter table public.company
  add column quote_reply_hours integer not null default 24
    constraint company_quote_reply_hours_range check (quote_reply_hours between 1 and 999),
  -- A number, or from one to another: "2-3".
  add column scheduling_business_days text not null default '2-3'
    constraint company_scheduling_business_days_format check (scheduling_business_days ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  add column standard_clean_hours text not null default '2-3'
    constraint company_standard_clean_hours_format check (standard_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  add column deep_clean_hours text not null default '4-8'
    constraint company_deep_clean_hours_format check (deep_clean_hours ~ '^[1-9][0-9]?(-[1-9][0-9]?)?$'),
  add column cancellation_notice_hours integer not null default 24
    constraint company_cancellation_notice_hours_range check (cancellation_notice_hours between 1 and 999),
  add column late_cancellation_fee_percent integer not null default 50
    constraint company_late_cancellation_fee_percent_range check (late_cancellation_fee_percent between 1 and 100),
  add column issue_report_hours integer not null default 24
    constraint company_issue_report_hours_range check (issue_report_hours between 1 and 999),
  add column satisfaction_percent integer not null default 100
    constraint company_satisfaction_percent_range check (satisfaction_percent between 1 and 100);
