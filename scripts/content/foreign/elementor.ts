import { element, figure, linkParagraph } from './foreign-dom.ts';

interface Widget {
  widgetType?: string;
  settings?: Record<string, unknown>;
  elements?: Widget[];
}

/** The HTML of a post whose words Elementor keeps in a field of its own; widgets that are no words are added to the losses. */
export function elementorHtml(data: string, losses: Set<string>): string {
  try {
    const widgets = JSON.parse(data) as unknown;
    return Array.isArray(widgets)
      ? (widgets as Widget[]).map((one) => html(one, losses)).join('\n')
      : '';
  } catch {
    return '';
  }
}

function html(widget: Widget | null, losses: Set<string>): string {
  const { widgetType: type, settings, elements } = widget ?? {};
  const inner = Array.isArray(elements) ? elements.map((one) => html(one, losses)).join('\n') : '';
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
  const made = [
    ...(address('image') ? [figure(address('image'), { caption: text('caption') }).outerHTML] : []),
    ...(title ? [element('h2', title).outerHTML] : []),
    ...(words && link ? [linkParagraph(link, words).outerHTML] : []),
    ...(words && !link ? [words] : []),
    inner,
  ].filter(Boolean);
  if (made.length === 0 && !/spacer|divider/.test(type)) losses.add(`the widget “${type}”`);
  return made.join('\n');
}
