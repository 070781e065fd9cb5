// Inlined in every page after boot.inline.js. Lets React update a page whose text nodes a translator or an
// extension has wrapped or replaced. React keeps references to its nodes: without this, it throws where they
// have moved, and removes the whole page (https://github.com/facebook/react/issues/11538), or writes into
// nodes that are no longer shown.
(() => {
  const replacementOf = new WeakMap();
  const replacedBy = new WeakMap();
  /** Returns true for a node that React has not rendered: React marks its own nodes. */
  const isForeign = (node) => !Object.keys(node).some((key) => key.startsWith('__react'));
  const note = (records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Some tools replace a text node; others add an element beside it, and then remove the text node.
      const near = [...addedNodes, previousSibling, nextSibling];
      const replacement = near.find((node) => added.has(node) && isForeign(node));
      if (!replacement) continue;
      for (const node of removedNodes) replacementOf.set(node, replacement);
      replacedBy.set(replacement, [...(replacedBy.get(replacement) ?? []), ...removedNodes]);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });

  /** Puts back the nodes that were replaced together with this node or with its ancestor. */
  const restore = (node) => {
    let top = node;
    while (top?.parentNode) top = top.parentNode;
    const replacement = replacementOf.get(top);
    if (replacement?.isConnected) replacement.replaceWith(...replacedBy.get(replacement));
  };
  /** Returns the child of `parent` that is `node` or holds it, as a wrapper does; null if there is none. */
  const childWith = (node, parent) => {
    if (!node?.isConnected) restore(node);
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, childWith(before, this));
  };
  Node.prototype.removeChild = function (node) {
    const child = childWith(node, this);
    return child ? removeChild.call(this, child) : node;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (!this.isConnected) restore(this);
      value.set.call(this, text);
    },
  });
})();
