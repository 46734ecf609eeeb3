import type { Rolldown } from 'vite';
import { NO_PAGE_DATA, type PageData } from '../../src/site/data/page-data.ts';
import type { ReadablePage } from '../../src/site/data/page-of-sections.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import type { PageSubject } from '../../src/site/seo/page-subject.ts';
import type { ReadPicture } from '../pictures/first-picture.ts';
import { pageHtml } from './page-html.ts';
import type { SiteBundle } from './site-bundle.ts';
import { pageFiles, type PageFiles } from './built-files.ts';

export interface PageRenderer {
  /** The document of a page that has read `data`. */
  page: (subject: PageSubject, path: string, data?: PageData) => Promise<string>;
  /** A document without a head of its own, for the addresses of a route that nobody knows yet; rendered at one of them. */
  shell: (
    title: string,
    pattern: string,
    path: string,
    tags?: readonly HeadTag[],
  ) => Promise<string>;
}

/** @param template the index.html that Vite has made of the visitors' application */
export function pageRenderer(
  site: SiteBundle,
  visitorsBuild: Rolldown.RolldownOutput,
  template: string,
  readPicture: ReadPicture,
): PageRenderer {
  const known = new Map<string, PageFiles>();

  async function filesOf(path: string, page?: ReadablePage): Promise<PageFiles> {
    const source = await site.loadScreen(path);
    if (page) {
      return pageFiles(visitorsBuild, source, await site.loadSectionSources(page));
    }
    const files = known.get(source) ?? pageFiles(visitorsBuild, source);
    known.set(source, files);
    return files;
  }

  return {
    async page(subject, path, data = NO_PAGE_DATA) {
      const head = site.pageHead(subject);
      if (!head) throw new Error(`${path} has no title`);
      const nodes = site.pageStructuredData(subject, site.siteOrigin);
      const files = await filesOf(path, data.page);
      return pageHtml(template, {
        path: 'path' in subject ? subject.path : path,
        title: site.documentTitle(head),
        tags: site.headTags(head, site.siteOrigin),
        structuredData: nodes.length ? site.serializeJsonLd(nodes) : undefined,
        data: data.queries.length || data.page ? site.serializeJson(data) : undefined,
        html: site.renderPage(path, data),
        files,
        readPicture,
      });
    },
    async shell(title, pattern, path, tags = []) {
      const files = await filesOf(path);
      return pageHtml(template, {
        path: pattern,
        title: site.documentTitle({ title }),
        tags,
        html: site.renderPage(path, NO_PAGE_DATA),
        files,
        readPicture,
      });
    },
  };
}
