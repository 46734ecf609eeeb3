/** Runs in a page: replaces every text, now and later, by a `<font>` element, as Chrome's translator does. */
export function translate(): void {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
  const isTranslated = (text: Node) => text.parentElement?.closest('font, script, style, svg');

  function wrap(text: Node) {
    if (!text.parentNode || !text.nodeValue?.trim() || isTranslated(text)) return;
    const font = document.createElement('font');
    font.textContent = `[${text.nodeValue}]`;
    text.parentNode.replaceChild(font, text);
  }
  function wrapAll(root: Node) {
    if (isText(root)) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  }

  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [...addedNodes, target].forEach(wrapAll);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
