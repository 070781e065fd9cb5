// Inlined in every page after boot.inline.js. Lets React update a page whose text nodes a translator or an
// extension has wrapped or replaced. React keeps references to its nodes: without this, it throws where they
// have moved, and the page empties itself (https://github.com/facebook/react/issues/11538), or it writes into
// nodes that are no longer shown.
(() => {
  /** What has been put in the place of text nodes. */
  const replacements = new WeakMap();
  const note = (records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Some replace the text, others put an element beside it and then remove it.
      const by = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
      for (const node of removedNodes) if (node instanceof Text) replacements.set(node, by);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });

  /** Returns the child of `parent` that is `node`, holds it or has replaced it; else a false value. */
  const placeOf = (node, parent) => {
    while (node && node.parentNode !== parent) {
      node = (!node.isConnected && replacements.get(node)) || node.parentNode;
    }
    return node;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, placeOf(before, this));
  };
  Node.prototype.removeChild = function (child) {
    const place = placeOf(child, this);
    return place ? removeChild.call(this, place) : child;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (!this.isConnected) replacements.get(this)?.replaceWith(this);
      value.set.call(this, text);
    },
  });
})();
