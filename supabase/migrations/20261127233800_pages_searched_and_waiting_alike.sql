-- Pages are searched without accents, and wait for a review since when the database says, as posts do.
alter table public.pages drop column search_text;
alter table public.pages
  add column search_text text not null generated always as (
    private.plain_letters(
      title || ' ' || path || ' ' || coalesce(description, '') || ' ' || private.words_in(sections)
    )
  ) stored;

create trigger pages_stamp_review
  before insert or update of review_requested_at on public.pages
  for each row execute function private.stamp_review();
