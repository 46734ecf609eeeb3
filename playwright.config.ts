import { defineConfig, devices } from '@playwright/test';
import { LONDON } from './src/shared/time/london-time.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './tests/support/browser.ts';

// Tests name the day as the browser does.
process.env.TZ = LONDON;

const onPhonesOnly = /@phone/;
/** What has a project of its own. */
const elsewhere = ['engines/*.spec.ts', 'pages/*.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/prepare.ts',
  fullyParallel: true,
  // A test waits half of its time: three keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because a busy machine is no defect (what must be quick is measured by npm run bench); what hangs is named sooner, by its line.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: LONDON,
    screenshot: 'only-on-failure',
    // Nothing is pressed while it moves; the other engines’ tests see the motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
  },
  // What one worker goes through is begun first; the desktop's tests are what can fill up the other workers to the end.
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: onPhonesOnly,
      testIgnore: elsewhere,
      // Each worker starts a server.
      workers: 1,
    },
    // The built files, read once by one worker and without a browser.
    { name: 'pages', testMatch: 'pages/*.spec.ts', fullyParallel: false, workers: 1 },
    // Each engine is started once and does its tests one after the other.
    ...['firefox', 'webkit'].map((name) => ({
      name,
      testMatch: `engines/${name}.spec.ts`,
      use: { screenshot: 'off' as const },
      fullyParallel: false,
      workers: 1,
    })),
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: onPhonesOnly,
      testIgnore: elsewhere,
    },
  ],
});
