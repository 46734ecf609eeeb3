import { postFunction } from './post-function.ts';

interface Context {
  next(request: Request): Promise<Response>;
}

/** As Netlify calls it ("Edge Functions"); when it fails, the page comes without it. */
export default (request: Request, context: Context) =>
  postFunction(request, (asked) => context.next(asked));

export const config = { path: '/blog/*', method: ['GET', 'HEAD'], onError: 'bypass' };
