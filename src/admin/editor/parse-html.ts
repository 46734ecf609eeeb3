/**
 * Parses inertly: without scripts, loading or layout. Removes names inside forms, which would shadow the form's
 * properties and methods ("DOM clobbering").
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
