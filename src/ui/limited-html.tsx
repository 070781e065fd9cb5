import type { InlineNode, ParagraphNode } from '#domain/text/limited-html.ts';

/** Renders parsed HTML as React elements, so that only tags that the parser allows reach the page. */
export function LimitedHtml({ nodes }: { nodes: readonly (ParagraphNode | InlineNode)[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const children = 'children' in node ? <LimitedHtml nodes={node.children} /> : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is plain data, replaced as a whole.
    return <node.tag key={index}>{children}</node.tag>;
  });
}
