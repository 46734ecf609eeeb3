import type { LockedProject } from './locked-project.ts';

/** Site pages cannot be deleted; past that for a test. */
export async function removeSitePage(project: LockedProject, path: string): Promise<void> {
  await project.sql(`do $$ begin
    alter table public.pages disable trigger pages_keep_site_page;
    delete from public.pages where path = '${path}';
    alter table public.pages enable trigger pages_keep_site_page;
  end $$`);
}
