/** The package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url?: string; contentType?: 'text/html' | 'text/xml' });
    readonly window: Window & typeof globalThis;
  }
}
