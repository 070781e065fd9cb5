/** Text nodes that a translator has replaced, with what it has put in their place. */
const replacements = new WeakMap<Node, ChildNode>();

function watch(root: HTMLElement): void {
  const note = (records: MutationRecord[]) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        // Some replace the text, others put an element beside it and then remove it.
        const by = [addedNodes[0], previousSibling, nextSibling].find((at) => at && added.has(at));
        if (node instanceof Text && by instanceof Element) replacements.set(node, by);
      }
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
}

/** Returns the child of `parent` that is `node`, holds it or has replaced it; null if there is none. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) {
    const by: ChildNode | undefined = place.isConnected ? undefined : replacements.get(place);
    place = by ?? place.parentNode;
  }
  return place;
}

/**
 * Lets React update a page whose text nodes a translator or an extension has wrapped or replaced. React
 * keeps references to its nodes: without this, it throws where they have moved, and the page empties
 * itself (https://github.com/facebook/react/issues/11538), or writes into nodes that are no longer shown.
 */
export function tolerateForeignChanges(root: HTMLElement): void {
  watch(root);
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before && placeOf(before, this));
    },
    removeChild(this: Node, child: Node) {
      const place = placeOf(child, this);
      return place ? removeChild.call(this, place) : child;
    },
  });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      if (!this.isConnected) replacements.get(this)?.replaceWith(this);
      value?.set?.call(this, text);
    },
  });
}
