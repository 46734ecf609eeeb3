/** Where pages that are not public are shown (src/site/screens/page/PreviewPage.tsx): a shell, as the preview of posts has. */
export const PAGE_PREVIEW_PATH = '/preview';
