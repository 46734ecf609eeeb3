/**
 * A browser's translator puts elements of its own in the place of texts. React still holds the texts, and would throw
 * when it removes one or puts something before it, and the page would be gone (github.com/facebook/react/issues/11538).
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
}
