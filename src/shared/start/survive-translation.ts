/**
 * A browser's translator puts elements of its own in the place of texts. React still holds the texts: it would throw when it
 * removes one or puts something before it, and the page would be gone (github.com/facebook/react/issues/11538), and what
 * it writes into one would be seen by nobody. So a text that React changes takes its place back, to be translated anew.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const shownFor = watchTranslations();

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    const translation = shownFor(child);
    if (translation !== child) translation.parentNode?.removeChild(translation);
    const place = next && shownFor(next);
    return insertBefore.call(this, child, place?.parentNode === this ? place : null) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const shown = shownFor(child);
    if (shown.parentNode === this) removeChild.call(this, shown);
    return child;
  };
  if (!nodeValue?.set) return;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      const shown = shownFor(this);
      if (shown !== this) shown.parentNode?.replaceChild(this, shown);
      nodeValue.set?.call(this, value);
    },
  });
}

/** Finds what stands in the page for a node: the translator's element for a text that it has taken out, else itself. */
function watchTranslations(): (node: Node) => Node {
  const translations = new WeakMap<Node, Node>();
  const isTranslation = (node?: Node | null): node is Node => node?.nodeName === 'FONT';

  const note = (changes: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (translation && text?.nodeType === Node.TEXT_NODE) translations.set(text, translation);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  return (node) => {
    if (node.parentNode || node.nodeType !== Node.TEXT_NODE) return node;
    note(observer.takeRecords());
    const translation = translations.get(node);
    return translation?.isConnected ? translation : node;
  };
}
