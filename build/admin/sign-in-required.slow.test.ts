import { afterEach, expect, it, vi } from 'vitest';
import { firstSource } from '../../tests/support/first-source.ts';
import { readPublished } from '../content-source.ts';
import { siteContent } from '../plugins/site-content.ts';
import { loadAdminBundle } from './prerender-admin.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  { signIn: 'required', hasForm: false },
  { signIn: '', hasForm: true },
])(
  'with VITE_ADMIN_SIGN_IN=$signIn every page has one heading, and /admin a form: $hasForm',
  async ({ signIn, hasForm }) => {
    vi.stubEnv('VITE_ADMIN_SIGN_IN', signIn);
    // The key that unit tests have would ask for a hosted project.
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', '');
    const { pages, render } = await loadAdminBundle(
      siteContent(() => readPublished(firstSource, {}, '')),
    );
    for (const [name, page] of Object.entries(pages)) {
      const { html } = await render(page);
      expect(html.match(/<h1\b/g), name).toHaveLength(1);
      expect(html.match(/<header\b/g), name).toHaveLength(1);
      expect(/<(?:form|input|textarea)\b/.test(html), name).toBe(hasForm && name === 'front');
    }
  },
);
