import type { Page } from '@playwright/test';

/** What a person looks for: the ARIA role and the accessible name, a form field by its label, or a text. */
export type Target = (
  | { role: Parameters<Page['getByRole']>[0]; name?: string | RegExp }
  | { label: string }
  | { text: string | RegExp }
) & { within?: Target };

/** A function that runs in the page; it may use nothing from outside itself. */
export type InPage<Result> = () => Result;

/** What a journey does with a browser's tab. Every act waits for its target, as a person would. */
export interface Tab {
  /** Opens a path of the site, or a whole address. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Path, query and anchor of where the tab is. */
  address(): Promise<string>;
  press(target: Target): Promise<void>;
  /** Replaces what the field holds. */
  write(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  /** Chooses a file in the page's first file input, which itself is never visible. */
  attach(path: string): Promise<void>;
  /** Waits until the target is visible. */
  see(target: Target): Promise<void>;
  /** What a script reads from the target. */
  read<Result>(target: Target, script: (element: HTMLElement) => Result): Promise<Result>;
  /** How many such targets are visible now. */
  count(target: Target): Promise<number>;
  run<Result>(script: InPage<Result>): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Closes this tab without a question and opens another in the same browser. */
  replace(): Promise<void>;
  /** Errors and warnings of the console so far. */
  complaints(): Promise<string[]>;
}

/** A browser engine that has been started. */
export interface Engine {
  /** A tab of a browser that knows nothing of earlier ones. */
  newTab(origin: string): Promise<Tab>;
  closeTab(): Promise<void>;
  close(): Promise<void>;
}

/** Path, query and anchor of an address. */
export function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
