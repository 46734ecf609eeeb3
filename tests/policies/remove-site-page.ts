import type { LockedProject } from './locked-project.ts';

/** Nobody deletes one; a test that writes it needs it gone. */
export async function removeSitePage(project: LockedProject, path: string): Promise<void> {
  await project.sql(`do $$ begin
    alter table public.pages disable trigger pages_keep_site_page;
    delete from public.pages where path = '${path}';
    alter table public.pages enable trigger pages_keep_site_page;
  end $$`);
}
