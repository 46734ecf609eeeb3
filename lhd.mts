import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/support/browser.ts';
import { freePort } from './tests/support/free-port.ts';
import { Server } from './tests/support/server.ts';
import { serveCompressed, EMPTY_PAGE } from './tests/bench/compressed-server.ts';
const [,, runs, ...paths] = process.argv;
const backend = await Server.start(); const site = await serveCompressed(backend.url); const port = await freePort();
const b = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`] });
for (const path of [EMPTY_PAGE, ...paths]) { const lcps: number[] = [];
for (let i = 0; i < Number(runs); i++) {
  const r = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'error', throttlingMethod: (process.env.T ?? 'devtools') as 'devtools', onlyCategories: ['performance'] });
  const { audits } = r!.lhr; const lcp = audits['largest-contentful-paint']!.numericValue!; lcps.push(Math.round(lcp));
  if (process.env.QUIET) continue;
  const log = r!.artifacts.DevtoolsLog as any[];
  let t0 = 0; const ids = new Map<string, string>(); const out: string[] = [];
  for (const { method, params: p } of log) {
    if (method === 'Network.requestWillBeSent') { if (!t0) t0 = p.timestamp; ids.set(p.requestId, p.request.url.replace(/^.*\//, '/').slice(0, 30)); }
    const u = ids.get(p.requestId); if (!u) continue;
    const isDoc = [...ids.keys()][0] === p.requestId, isPic = /avif/.test(u);
    if (!isDoc && !isPic) continue;
    if (!['Network.requestWillBeSent','Network.responseReceived','Network.dataReceived','Network.loadingFinished'].includes(method)) continue;
    out.push(`${Math.round((p.timestamp - t0) * 1000)} ${method.slice(8)} ${u} ${p.encodedDataLength ?? ''} ${p.dataLength ?? ''}`);
  }
  const m = audits['metrics']!.details as any;
  console.log(path, 'FCP', Math.round(audits['first-contentful-paint']!.numericValue!), 'LCP', Math.round(lcp)); if (process.env.LOG) console.log(out.filter(l => Number(l.split(' ')[0]) < 1500).join('\n'));
  const d = audits['lcp-breakdown-insight']?.details as any; console.log(JSON.stringify(d?.items?.[0]?.items?.map((x: any) => [x.subpart, Math.round(x.duration)])));
}
console.log(path, lcps.sort((a, b) => a - b).join(' ')); }
await b.close(); site.close(); await backend.dispose(); process.exit(0);
