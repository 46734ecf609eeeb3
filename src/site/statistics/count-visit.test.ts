import { expect, it } from 'vitest';
import { sourceOf } from './count-visit';

it.each([
  ['', '', 'direct'],
  ['https://www.google.co.uk/', '', 'google'],
  ['android-app://com.google.android.googlequicksearchbox/', '', 'google'],
  ['https://www.google.com/', '?utm_source=maps', 'maps'],
  ['https://l.facebook.com/', '?fbclid=1', 'facebook'],
  ['https://www.checkatrade.com/', '', 'checkatrade'],
  ['https://google-fans.example/', '', 'website'],
  ['', '?service=deep-cleaning', 'direct'],
])('a visit from “%s” to “%s” is from %s', (referrer, search, source) => {
  expect(sourceOf(referrer, search)).toBe(source);
});
