import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headerRules, type HeaderRule } from './header-rules.ts';
import { nginxVariable, writeNginxHeaders } from './headers-file.ts';

describe('headers for nginx', () => {
  it('are a map for each header, the later rule first', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
      { path: '/admin.html', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=60' } },
    ];
    expect(writeNginxHeaders(rules)).toBe(`map $uri $site_cache_control {
  ~^/assets/ "public, max-age=60";
  ~^/ "no-cache";
}

map $uri $site_x_frame_options {
  ~^/admin\\.html$ "SAMEORIGIN";
  ~^/ "DENY";
}
`);
  });

  it('are all sent by the example of docs/hosting.md', () => {
    const example = readFileSync('docs/hosting.md', 'utf8');
    const names = headerRules({}).flatMap(({ headers }) => Object.keys(headers));
    for (const name of names) {
      expect(example).toContain(`add_header ${name} ${nginxVariable(name)} always;`);
    }
  });
});
