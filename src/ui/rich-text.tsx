type RichTag = 'br' | 'strong' | 'b' | 'em' | 'i' | 'p';

type RichNode =
  | string
  | { readonly tag: RichTag; readonly children?: readonly RichNode[] | undefined };

/** Renders a parsed description as React elements, so that the page gets no HTML but the parsed tags. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag: Tag, children } = node;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree is plain data, replaced as a whole.
      <Tag key={index}>{children && <RichText nodes={children} />}</Tag>
    );
  });
}
