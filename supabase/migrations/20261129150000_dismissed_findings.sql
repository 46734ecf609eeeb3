alter table public.accepted_findings rename to dismissed_findings;
alter table public.dismissed_findings rename column accepted_at to dismissed_at;
alter table public.dismissed_findings rename column accepted_by to dismissed_by;
alter table public.dismissed_findings rename column accepted_by_email to dismissed_by_email;
alter table public.dismissed_findings rename constraint accepted_findings_pkey to dismissed_findings_pkey;
alter table public.dismissed_findings rename constraint accepted_findings_table_length to dismissed_findings_table_length;
alter table public.dismissed_findings rename constraint accepted_findings_finding_length to dismissed_findings_finding_length;
alter table public.dismissed_findings rename constraint accepted_findings_reason_length to dismissed_findings_reason_length;
alter table public.dismissed_findings rename constraint accepted_findings_accepted_by_email_length to dismissed_findings_dismissed_by_email_length;
alter table public.dismissed_findings rename constraint accepted_findings_once to dismissed_findings_once;
alter trigger accepted_findings_keep_id on public.dismissed_findings rename to dismissed_findings_keep_id;
alter trigger accepted_findings_stamp on public.dismissed_findings rename to dismissed_findings_stamp;
alter policy "Members read what was accepted of what they read" on public.dismissed_findings
  rename to "Members read what was dismissed of what they read";
alter policy "Members accept findings of what they read" on public.dismissed_findings
  rename to "Members dismiss findings of what they read";
alter function private.stamp_accepted_finding() rename to stamp_dismissed_finding;
