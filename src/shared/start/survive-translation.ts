/**
 * A browser's translator replaces text nodes by its own elements. React would throw when it removes such a text or
 * inserts before it (github.com/facebook/react/issues/11538), and updates of it would be invisible. So a text that
 * React changes takes its place back, to be translated again.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const visibleNodeOf = watchTranslations();

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    const translation = visibleNodeOf(child);
    if (translation !== child) translation.parentNode?.removeChild(translation);
    const place = next && visibleNodeOf(next);
    return insertBefore.call(this, child, place?.parentNode === this ? place : null) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const visible = visibleNodeOf(child);
    if (visible.parentNode === this) removeChild.call(this, visible);
    return child;
  };
  if (!nodeValue?.set) return;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      const visible = visibleNodeOf(this);
      if (visible !== this) visible.parentNode?.replaceChild(this, visible);
      nodeValue.set?.call(this, value);
    },
  });
}

/** Maps a replaced text to the translator's element, any other node to itself. */
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
