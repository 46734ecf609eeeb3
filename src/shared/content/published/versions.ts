import type { ContentVersions } from '../read-versions';

/** Which state of the tables a build shows (build/plugins/site-content.ts); `null` where the project has no such tables. */
const versions: ContentVersions | null = {};
export default versions;
