import { EMPTY_PAGE } from './compressed-server.ts';
import { medianVisit, type Throttling } from './lighthouse-run.ts';
import { median } from './median.ts';
import { buildPeer, PEER_PATH } from './peer/build-peer.ts';
import { onPhone, repeat } from './phone.ts';
import { reportMeasures, type Measure } from './report.ts';
import { timeToForm, type FormTimes } from './time-to-form.ts';

/** The admin's form on a phone, beside a bare react-admin with one create form (peer/) in the same run. */
const ADMIN_PATH = '/admin';
const THROTTLINGS: Record<string, { throttling: Throttling; runs: number }> = {
  applied: { throttling: 'devtools', runs: 3 },
  simulated: { throttling: 'simulate', runs: 1 },
};
const FIGURES = {
  FCP: { name: 'first paint', unit: 'ms', goal: 1800 },
  LCP: { name: 'largest paint', unit: 'ms', goal: 2500 },
  TBT: { name: 'blocking time', unit: 'ms', goal: 600 },
  'JS kB': { name: 'script as sent', unit: 'kB', goal: undefined },
} as const;
const FORM: Record<keyof FormTimes, { name: string; unit: 'ms' | 'kB' | undefined }> = {
  'first paint': { name: 'first paint', unit: 'ms' },
  'title can be typed after': { name: 'from it until a title can be typed', unit: 'ms' },
  'form works after': { name: 'from it until the form works', unit: 'ms' },
  'script until then': { name: 'script until then', unit: 'kB' },
  'typed is kept': { name: 'typed at once is kept (1: yes)', unit: undefined },
};

const measures: Measure[] = [];
const folder = await buildPeer();
await onPhone(
  async ({ browser, url, port }) => {
    for (const [way, options] of Object.entries(THROTTLINGS)) {
      const visit = (path: string) => medianVisit(url + path, { port, ...options });
      const empty = await visit(EMPTY_PAGE);
      const [admin, bare] = [await visit(ADMIN_PATH), await visit(PEER_PATH)];
      for (const figure of ['FCP', 'LCP', 'TBT', 'JS kB'] as const) {
        const { name, ...rest } = FIGURES[figure];
        measures.push({
          measure: `admin, ${way}: ${name}`,
          today: admin[figure],
          ...rest,
          peer: `${bare[figure]} ${rest.unit}, bare react-admin; ${empty[figure]} ${rest.unit}, an empty page`,
        });
      }
    }
    const times = (path: string) => repeat(3, () => timeToForm(browser, url + path));
    const [admin, bare] = [await times(ADMIN_PATH), await times(PEER_PATH)];
    for (const figure of Object.keys(FORM) as (keyof FormTimes)[]) {
      const { name, unit } = FORM[figure];
      const middle = (all: FormTimes[]) => median(all.map((one) => one[figure]));
      measures.push({
        measure: `admin, slow 4G: ${name}`,
        today: middle(admin),
        unit,
        peer: `${middle(bare)} ${unit ?? ''}, bare react-admin`.replace(' ,', ','),
      });
    }
  },
  { path: PEER_PATH, folder },
);
reportMeasures(measures);
