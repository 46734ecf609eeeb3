// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isShownAt, type Notice } from '../../src/shared/content/site-notice.ts';
import { NOTICE_SCRIPT, withNotice } from './notice-band.ts';

const INDEX = readFileSync('index.html', 'utf8');
const FROM = Date.parse('2026-12-24T00:00Z');
const UNTIL = Date.parse('2027-01-03T00:00Z');
const CLOSED: Notice = {
  text: 'Closed until <3 January> & "open" $& after',
  from: FROM,
  until: UNTIL,
};

/** The band of a page that was built at one moment and is opened at another. */
function bandOf(notice: Notice, builtAt: number, openedAt?: number) {
  const page = new DOMParser().parseFromString(withNotice(INDEX, notice, builtAt), 'text/html');
  const band = page.getElementById('notice');
  if (openedAt !== undefined) {
    runInNewContext(NOTICE_SCRIPT, { document: page, Date: { now: () => openedAt } });
  }
  return band;
}

describe('the notice over the page', () => {
  it('is text, in a landmark, before the application', () => {
    const band = bandOf(CLOSED, FROM);
    expect(band?.textContent).toBe(CLOSED.text);
    expect(band?.matches('aside[aria-label="Notice"]:not([hidden])')).toBe(true);
    expect(band?.parentElement?.querySelector('#notice ~ #root')).not.toBeNull();
  });

  it('leaves a page without one as it is', () => {
    expect(withNotice(INDEX, { text: '' })).toBe(INDEX);
  });

  it.each<[string, Notice]>([
    ['with both days', CLOSED],
    ['without a last day', { text: 'New number', from: FROM }],
    ['without a first day', { text: 'Open', until: UNTIL }],
    ['without days', { text: 'Open' }],
  ])('%s is seen exactly while it applies, whenever the page was built', (_days, notice) => {
    for (const moment of [FROM - 1, FROM, UNTIL - 1, UNTIL]) {
      const applies = isShownAt(notice, moment);
      expect(bandOf(notice, moment)?.hidden, 'no script, built then').toBe(!applies);
      for (const builtAt of [FROM - 1, FROM, UNTIL])
        expect(bandOf(notice, builtAt, moment)?.hidden, 'opened then').toBe(!applies);
    }
  });
});
