-- A sentence over every page that visitors open, such as "Closed 24 December to 2 January", from its first to its last
-- day in London; a missing day is no bound.

alter table public.company
  add column notice text
    constraint company_notice_length check (char_length(notice) <= 160 and notice ~ '[^[:space:]]'),
  add column notice_from date,
  add column notice_until date,
  add constraint company_notice_days check (notice_until >= notice_from);
