import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { pathOf, type InPage, type Tab, type Target } from './tab.ts';

const PATIENCE = 30_000;

/** Time for WebKit to put one document in the place of another, in ms: it never answers a script that is sent meanwhile. */
const SWAP = 300;

/** Finds targets by role, name, label and text in the page, as Playwright does in the browsers that it drives. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The state of an act that may be tried again: what it needs is not there yet, or has been drawn anew meanwhile. */
const NOT_YET = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
  error.InvalidElementStateError,
  error.JavascriptError,
];

/** A tab that is driven by WebDriver alone. */
export class WebDriverTab implements Tab {
  readonly #complaints: string[] = [];

  constructor(
    readonly session: WebDriver,
    readonly origin: string,
  ) {}

  async #visible(target: Target): Promise<WebElement[]> {
    const places = target.within ? await this.#visible(target.within) : [undefined];
    const steps = await Promise.all(places.map((place) => this.#within(place, target)));
    return steps.flat();
  }

  async #within(place: WebElement | undefined, target: Target): Promise<WebElement[]> {
    const [query, wanted, options] =
      'role' in target
        ? ['queryAllByRole', target.role, { name: pattern(target.name) }]
        : 'label' in target
          ? ['queryAllByLabelText', target.label, { exact: false }]
          : ['queryAllByText', pattern(target.text), { exact: false }];
    const ask = () =>
      this.session.executeScript<WebElement[] | null>(FIND, place ?? null, query, wanted, options);
    const found = await ask();
    if (found) return found;
    await this.session.executeScript(TESTING_LIBRARY);
    return (await ask()) ?? [];
  }

  /** Does something with the first such target, again until it can be done. */
  #with<Result>(target: Target, act: (element: WebElement) => Promise<Result>) {
    return this.#patiently(async () => {
      const [element] = await this.#visible(target);
      if (!element) throw new error.NoSuchElementError(`Nothing is ${describe(target)}`);
      // At once, and not under a bar: the driver neither waits for a smooth scroll nor sees what covers an edge.
      await this.session.executeScript(INTO_VIEW, element);
      return await act(element);
    });
  }

  async #patiently<Result>(act: () => Promise<Result>): Promise<Result> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await act();
      } catch (reason) {
        const again = NOT_YET.some((kind) => reason instanceof kind) && Date.now() < deadline;
        if (!again) throw reason;
        await this.session.sleep(100);
      }
    }
  }

  /** Goes elsewhere and waits until the next document can be read; its scripts may still be on their way. */
  async #go(navigate: () => Promise<void>): Promise<void> {
    await this.#leave();
    await this.session.executeScript('window.left = true');
    await navigate();
    await this.session.sleep(SWAP);
    const arrived = () => this.session.executeScript<boolean>(ARRIVED).catch(() => false);
    await this.session.wait(arrived, PATIENCE);
    await this.session.executeScript(LISTEN);
  }

  async #leave(): Promise<void> {
    this.#complaints.push(...(await this.session.executeScript<string[]>(HEARD)));
  }

  open = (address: string) => this.#go(() => this.session.get(new URL(address, this.origin).href));

  reload = () => this.#go(() => this.session.navigate().refresh());
  back = async () => {
    await this.session.navigate().back();
    await this.session.sleep(SWAP);
  };
  address = async () => pathOf(await this.session.getCurrentUrl());
  press = (target: Target) =>
    this.#with(target, async (element) => {
      if (await this.session.executeScript<boolean>(MOVES, element)) {
        throw new error.ElementNotInteractableError(`${describe(target)} moves`);
      }
      await element.click();
    });

  /** Types over what is there: React may put back what WebDriver's own `clear` takes away. */
  write = (target: Target, text: string) =>
    this.#with(target, async (element) => {
      await this.session.executeScript(SELECT_ALL, element);
      await element.sendKeys(text);
    });

  choose = (target: Target, option: string) =>
    this.#with(target, async (element) => {
      await new Select(element).selectByVisibleText(option);
    });

  attach = async (path: string) =>
    this.session.findElement(By.css('input[type=file]')).sendKeys(resolve(path));

  see = (target: Target) => this.#with(target, () => Promise.resolve());

  read = <Result>(target: Target, script: (element: HTMLElement) => Result) =>
    this.#with(target, (element) =>
      this.session.executeScript<Result>(`return (${String(script)})(arguments[0])`, element),
    );

  count = (target: Target) => this.#patiently(async () => (await this.#visible(target)).length);

  run = <Result>(script: InPage<Result>) =>
    this.session.executeScript<Result>(`return (${String(script)})()`);

  resize = async (width: number, height: number) =>
    void (await this.session.manage().window().setRect({ width, height }));

  screenshot = async () => Buffer.from(await this.session.takeScreenshot(), 'base64');

  replace = async () => {
    await this.#leave();
    const old = await this.session.getWindowHandle();
    await this.session.switchTo().newWindow('tab');
    const next = await this.session.getWindowHandle();
    await this.session.switchTo().window(old);
    await this.session.close();
    await this.session.switchTo().window(next);
  };

  complaints = async () => {
    await this.#leave();
    return this.#complaints;
  };
}

/** A name or text as a script in the page can receive it. */
function pattern(wanted: string | RegExp | undefined) {
  return wanted instanceof RegExp ? { source: wanted.source, flags: wanted.flags } : wanted;
}

function describe(target: Target): string {
  return JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
}

const FIND = `
  const [place, query, wanted, options] = arguments;
  if (!window.TestingLibraryDom) return null;
  const text = (value) => value && value.source ? new RegExp(value.source, value.flags) : value;
  if (options.name) options.name = text(options.name);
  return TestingLibraryDom[query](place || document.body, text(wanted), options)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
`;

const INTO_VIEW = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** A menu that unfolds takes a press on one of its items for one on the next. */
const MOVES = `
  const [element] = arguments;
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((resolve) => setTimeout(() => resolve(place() !== before), 50));
`;

const SELECT_ALL = `
  const [element] = arguments;
  element.focus();
  if (element.select) element.select();
  else getSelection().selectAllChildren(element);
`;

const ARRIVED = `return !window.left && document.readyState !== 'loading'`;

const LISTEN = `
  if (window.heard) return;
  window.heard = [];
  for (const kind of ['error', 'warn']) {
    const print = console[kind];
    console[kind] = (...words) => (window.heard.push(words.join(' ')), print(...words));
  }
  addEventListener('error', ({ message }) => message && window.heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.heard.push(String(reason)));
`;

const HEARD = `return (window.heard || []).splice(0)`;
