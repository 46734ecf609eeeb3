import { useNotify, useRedirect, useRefresh, type RaRecord } from 'react-admin';
import { readBuildManifest } from '../../../shared/build-manifest';
import { setFlash } from '../../../shared/flash-message';
import { ToastMessage } from '../../ui/ToastMessage';
import { useIsCurrentPage } from '../../ui/use-is-current-page';
import { REQUEST_TIMEOUT_MS } from '../../../shared/request-timeout';
import { focusedField } from '../../fields/open-field';
import { LOSES_NOTHING } from '../unsaved-changes/UnsavedChangesGuard';
import { BEFORE_SHARING, isPublic, savedWords } from '../publication/publication-rules';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';

/**
 * Reports a created record where it can be seen: on its public page, or in the list. After a navigation elsewhere the
 * message is shown there.
 */
export function useAfterCreate(schema: ContentType) {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const isHere = useIsCurrentPage();
  const { table, singleton, publicPath } = schema;
  return async (record: RaRecord) => {
    const isToBeRead = isPublic(schema, record);
    const description =
      schema.frontPage && isToBeRead ? phrases.created(schema) : savedWords(schema, record);
    if (!isToBeRead) {
      notify(<ToastMessage kind="success" description={description} />);
      if (!isHere()) return;
      redirect('edit', table, record.id, undefined, {
        ...LOSES_NOTHING,
        // Does not scroll while a field has the focus.
        _scrollToTop: !focusedField(),
      });
      return;
    }
    if (publicPath && !singleton && isHere()) {
      const path = publicPath(record);
      const canBeShared = await isShareable();
      if (isHere()) {
        setFlash({
          description: canBeShared ? description : `${description}. ${BEFORE_SHARING}`,
          editPath: `/admin/${table}/${record.id}`,
        });
        window.location.assign(path);
        return;
      }
    }
    notify(<ToastMessage kind="success" description={description} />);
    if (singleton) refresh();
    else if (isHere()) redirect('list', table);
  };
}

/** Whether social networks see title and picture of a record newer than the build. */
async function isShareable(): Promise<boolean> {
  if (!import.meta.env.PROD) return true;
  const built = await readBuildManifest(AbortSignal.timeout(REQUEST_TIMEOUT_MS)).catch(
    () => undefined,
  );
  return built?.isAtTheEdge ?? true;
}
