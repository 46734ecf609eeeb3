import { useNotify, useRedirect, useRefresh, type RaRecord } from 'react-admin';
import { readBuilt } from '../../../shared/built';
import { setFlash } from '../../../shared/flash';
import { ToastMessage } from '../../ui/ToastMessage';
import { useIsHere } from '../../ui/use-is-here';
import { REQUEST_TIMEOUT_MS } from '../../../shared/supabase';
import { focusedField } from '../../fields/open-field';
import { LOSES_NOTHING } from '../unsaved-changes/UnsavedChangesGuard';
import { BEFORE_SHARING, isPublic, savedWords } from '../publication/rules';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';

/**
 * Says that a record was created, where it is to be seen: on its public page, or in the list when it has none. Whoever has
 * gone elsewhere meanwhile is told there.
 */
export function useAfterCreate(schema: ContentType) {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const isHere = useIsHere();
  const { table, singleton, publicPath } = schema;
  return async (record: RaRecord) => {
    const isToBeRead = isPublic(schema, record);
    const description =
      schema.frontPage && isToBeRead ? phrases.created(schema) : savedWords(schema, record);
    const words = { kind: 'success', title: 'Success!', description } as const;
    if (!isToBeRead) {
      notify(<ToastMessage {...words} />);
      if (!isHere()) return;
      redirect('edit', table, record.id, undefined, {
        ...LOSES_NOTHING,
        // Whoever is writing stays there.
        _scrollToTop: !focusedField(),
      });
      return;
    }
    if (publicPath && !singleton && isHere()) {
      const path = publicPath(record);
      const canBeShared = await isShareable();
      if (isHere()) {
        setFlash({
          ...words,
          description: canBeShared ? description : `${description}. ${BEFORE_SHARING}`,
          editPath: `/admin/${table}/${record.id}`,
        });
        window.location.assign(path);
        return;
      }
    }
    notify(<ToastMessage {...words} />);
    if (singleton) refresh();
    else if (isHere()) redirect('list', table);
  };
}

/** Whether the link of a record that is newer than the build shows its title and picture. */
async function isShareable(): Promise<boolean> {
  if (!import.meta.env.PROD) return true;
  const built = await readBuilt(AbortSignal.timeout(REQUEST_TIMEOUT_MS)).catch(() => undefined);
  return built?.isAtTheEdge ?? true;
}
