/**
 * Parses without running scripts, loading pictures or touching the page. Names inside forms go, because a form's
 * properties are overlaid by the fields that are named like them ("DOM clobbering"), and the code that reads the
 * result would call a field instead of a method.
 */
export function parse(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const overlay = 'form [name], form [id], [form][name], [form][id]';
  for (const field of template.content.querySelectorAll(overlay)) {
    Element.prototype.removeAttribute.call(field, 'name');
    Element.prototype.removeAttribute.call(field, 'id');
  }
  const body = template.content.ownerDocument.createElement('body');
  body.append(template.content);
  return body;
}
