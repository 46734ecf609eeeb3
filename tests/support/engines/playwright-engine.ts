import type { Browser, BrowserContext, BrowserType, Locator, Page } from '@playwright/test';
import { pathOf, type Engine, type InPage, type Tab, type Target } from './tab.ts';

type LaunchOptions = Parameters<BrowserType['launch']>[0];

/** Chromium, and Firefox or WebKit wherever Playwright can drive them. */
export async function startPlaywrightEngine(
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const browser: Browser = await type.launch(options);
  let context: BrowserContext | undefined;
  return {
    async newTab(origin) {
      context = await browser.newContext({
        baseURL: origin,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      context.setDefaultTimeout(30_000);
      return PlaywrightTab.in(context);
    },
    closeTab: async () => context?.close(),
    close: () => browser.close(),
  };
}

class PlaywrightTab implements Tab {
  readonly #complaints: string[] = [];
  #page: Page;

  private constructor(
    readonly context: BrowserContext,
    page: Page,
  ) {
    this.#page = page;
    context.on('weberror', (error) => this.#complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#complaints.push(message.text());
    });
  }

  static async in(context: BrowserContext): Promise<Tab> {
    return new PlaywrightTab(context, await context.newPage());
  }

  #find(target: Target): Locator {
    const place = target.within ? this.#find(target.within) : this.#page;
    const found =
      'role' in target
        ? place.getByRole(target.role, { name: target.name, exact: true })
        : 'label' in target
          ? place.getByLabel(target.label)
          : place.getByText(target.text);
    return found.filter({ visible: true });
  }

  open = async (address: string) => void (await this.#page.goto(address));
  reload = async () => void (await this.#page.reload());
  back = async () => void (await this.#page.goBack({ waitUntil: 'commit' }));
  address = () => Promise.resolve(pathOf(this.#page.url()));
  press = (target: Target) => this.#find(target).first().click();

  /** By its keys: what Playwright's `fill` writes into an installed Firefox does not reach React. */
  write = async (target: Target, text: string) => {
    const field = this.#find(target).first();
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(text);
  };

  choose = async (target: Target, label: string) =>
    void (await this.#find(target).first().selectOption({ label }));
  attach = (path: string) => this.#page.locator('input[type=file]').first().setInputFiles(path);
  see = (target: Target) => this.#find(target).first().waitFor();
  read = <Result>(target: Target, script: (element: HTMLElement) => Result) =>
    this.#find(target).first().evaluate(script);
  count = (target: Target) => this.#find(target).count();
  run = <Result>(script: InPage<Result>) => this.#page.evaluate(script);
  resize = (width: number, height: number) => this.#page.setViewportSize({ width, height });
  screenshot = () => this.#page.screenshot();
  complaints = () => Promise.resolve(this.#complaints);

  replace = async () => {
    await this.#page.close();
    this.#page = await this.context.newPage();
  };
}
