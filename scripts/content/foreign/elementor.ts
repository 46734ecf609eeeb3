import { element, figure, linkParagraph } from './foreign-dom.ts';

interface Widget {
  widgetType?: string;
  settings?: Record<string, unknown>;
  elements?: Widget[];
}

/** The HTML of a post whose text Elementor stores in a field of its own; other widgets are added to the losses. */
export function elementorHtml(data: string, losses: Set<string>): string {
  try {
    const widgets = JSON.parse(data) as unknown;
    return Array.isArray(widgets)
      ? (widgets as Widget[]).map((widget) => html(widget, losses)).join('\n')
      : '';
  } catch {
    return '';
  }
}

function html(widget: Widget | null, losses: Set<string>): string {
  const { widgetType: type, settings, elements } = widget ?? {};
  const inner = Array.isArray(elements)
    ? elements.map((widget) => html(widget, losses)).join('\n')
    : '';
  if (!type) return inner;
  const text = (name: string) => {
    const value = settings?.[name];
    return typeof value === 'string' ? value : '';
  };
  const address = (name: string) => {
    const value = settings?.[name] as { url?: unknown } | undefined;
    return typeof value?.url === 'string' ? value.url : '';
  };
  const title = text('title') || text('title_text');
  const words = text('editor') || text('description_text') || text('text');
  const link = address('link');
  const blocks = [
    ...(address('image') ? [figure(address('image'), { caption: text('caption') }).outerHTML] : []),
    ...(title ? [element('h2', title).outerHTML] : []),
    ...(words && link ? [linkParagraph(link, words).outerHTML] : []),
    ...(words && !link ? [words] : []),
    inner,
  ].filter(Boolean);
  if (blocks.length === 0 && !/spacer|divider/.test(type)) losses.add(`the widget “${type}”`);
  return blocks.join('\n');
}
