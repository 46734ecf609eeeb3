import { publicTypes } from '../../src/content-types/public-types.ts';
import { pagePaths } from './page-paths.ts';
import { pageFunction } from './page-function.ts';

interface Context {
  next(request: Request): Promise<Response>;
}

/** Netlify Edge Functions; on an error, the host's page is served. */
export default (request: Request, context: Context) =>
  pageFunction(request, (asked) => context.next(asked));

export const config = {
  path: pagePaths(publicTypes),
  method: ['GET', 'HEAD'],
  onError: 'bypass',
};
