import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headerRules, type HeaderRule } from './header-rules.ts';
import { nginxVariable, writeNginxHeaders } from './headers-file.ts';
import { readMovedLines, writeNginxMoves } from './redirects-file.ts';

describe('headers for nginx', () => {
  it('are a map for each header, the later rule first', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' } },
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

describe('moved addresses for nginx', () => {
  it('are a map for each status, without what other hosts rewrite', () => {
    const file =
      '/admin/* /admin-page 200\n/old /new 301\n/spring /services 302\n/jobs/* /jobs/404 404\n';
    expect(writeNginxMoves(readMovedLines(file))).toBe(`
map $uri $site_moved_301 {
  ~^/old$ /new;
}

map $uri $site_moved_302 {
  ~^/spring$ /services;
}
`);
  });

  it('are all followed by the example of docs/hosting.md', () => {
    const example = readFileSync('docs/hosting.md', 'utf8');
    const maps = writeNginxMoves(new Map()).matchAll(/\$site_moved_(\d+)/g);
    for (const [name, status] of maps)
      expect(example).toContain(`if (${name}) { return ${status} ${name}$is_args$args; }`);
  });
});
