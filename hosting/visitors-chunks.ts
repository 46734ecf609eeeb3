import type { Rolldown } from 'vite';

/**
 * Which modules of the visitors' application share a file. A screen is one file of its own beside these, so that it is
 * here after one round trip: what most screens need comes with the application itself (fewer requests, and a kilobyte
 * less than in pieces), what only the blog or only the services and forms need stays out of everyone else's first visit.
 */
export const VISITORS_CHUNKS: Rolldown.CodeSplittingOptions = {
  // With its imports a group would take what the application's entry shares with it.
  includeDependenciesRecursively: false,
  groups: [
    // What every page of the blog and every head needs of posts, and no first visit elsewhere.
    { name: 'posts', test: /\/src\/shared\/(?:blog|supabase)\./, minShareCount: 2, priority: 4 },
    // What screens end with, home's first view without them.
    { name: 'calls', test: /\/site\/components\/Call[BT]/, minShareCount: 2, priority: 4 },
    {
      name: 'site',
      test: /preload-helper|\/hosting\/|\/node_modules\/(?!@tanstack)|\/src\/(?:site\/(?:components|layout|seo|start)|shared\/(?!content\/))|\/shared\/content\/(?:live|policies|published\/company)\.|\/site\/(?:content\/links|lazy-screen)\./,
      minShareCount: 3,
      priority: 3,
    },
    {
      name: 'blog',
      test: /\/@tanstack\/|\/src\/site\/(?:content\/blog|data\/(?!send-)|screens\/blog\/|pictures\/b)|\/src\/shared\/(?:article|supabase)/,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'sections',
      test: /\/lucide-react\/|\/src\/(?:shared\/content\/(?!read-content|content-rows)|site\/(?:components|content\/(?!stats)|data\/send-|pictures|screens\/(?!legal)))/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};
