import { pageFunction } from './page-function.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Cloudflare Pages' advanced mode, for the paths of `_routes.json`. */
export default {
  fetch: (request: Request, { ASSETS }: Environment) =>
    pageFunction(request, (asked) => ASSETS.fetch(asked)),
};
