import type { Rolldown } from 'vite';
import { NO_PAGE_DATA, type PageData } from '../../src/site/data/page-data.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { serializeJson, serializeJsonLd } from '../../src/site/seo/json-in-html.ts';
import type { PageSubject } from '../../src/site/seo/page-head.ts';
import type { ReadPicture } from '../pictures/first-picture.ts';
import { pageFiles, type PageFiles } from './built-files.ts';
import { pageHtml, type PageHead } from './page-html.ts';
import type { SiteBundle } from './ssr-bundle.ts';

type Sections = Awaited<ReturnType<SiteBundle['loadSectionSources']>>;

/** @param template the built index.html */
export function pageRenderer(
  site: SiteBundle,
  visitorsBuild: Rolldown.RolldownOutput,
  template: string,
  readPicture: ReadPicture,
  socialPictureOf: (image: string) => Promise<string | undefined>,
) {
  /** Cached: thousands of pages need the same files. */
  const cache = new Map<string, PageFiles>();
  function filesOf(
    ...parts: [screen: readonly string[], sections: Sections | undefined]
  ): PageFiles {
    const key = JSON.stringify(parts);
    const files = cache.get(key) ?? pageFiles(visitorsBuild, ...parts);
    cache.set(key, files);
    return files;
  }

  async function render(path: string, head: PageHead, data: PageData): Promise<string> {
    const screen = await site.loadScreen(path);
    const sections = data.page && (await site.loadSectionSources(data.page));
    return pageHtml(template, {
      ...head,
      data: data.queries.length || data.page ? serializeJson(data) : undefined,
      html: site.renderPage(path, data),
      files: filesOf(screen, sections),
      readPicture,
    });
  }

  return {
    async page(subject: PageSubject, path: string, data = NO_PAGE_DATA): Promise<string> {
      const head = site.pageHead(subject);
      if (!head) throw new Error(`${path} has no title`);
      const socialPicture = head.image && (await socialPictureOf(head.image));
      const nodes = site.pageStructuredData(subject, site.siteOrigin);
      const ofPage = {
        path: 'path' in subject ? subject.path : path,
        title: site.documentTitle(head),
        tags: site.headTags({ ...head, socialPicture }, site.siteOrigin),
        structuredData: nodes.length ? serializeJsonLd(nodes) : undefined,
      };
      return render(path, ofPage, data);
    },
    /** App shell for addresses unknown to the build, rendered at an example path. */
    shell(
      title: string,
      pattern: string,
      path: string,
      tags: readonly HeadTag[] = [],
    ): Promise<string> {
      return render(
        path,
        { path: pattern, title: site.documentTitle({ title }), tags },
        NO_PAGE_DATA,
      );
    },
  };
}
