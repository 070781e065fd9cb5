import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import {
  type Editor,
  Node,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { createContext, use, useState } from 'react';
import { UploadRow } from '#admin/kit/pictures/picture-drop.tsx';
import { AltInput, MissingPictureMessage } from '#admin/kit/pictures/picture-field.tsx';
import type { PhotoUploadController } from '#admin/kit/pictures/use-uploads.ts';
import { SmallButton } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { CAPTION_MAX } from '#domain/site/limits.ts';
import { normaliseHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';

function readImage(image: Element) {
  const src = normaliseHttpsOrSiteUrl(image.getAttribute('src') ?? '');
  if (src === null) return false;
  const alt = image.getAttribute('alt');
  const width = image.getAttribute('width');
  const height = image.getAttribute('height');
  return { src, alt, width, height };
}

function readFigure(figure: Element) {
  const [image, caption, ...otherChildren] = figure.children;
  const isPlain = !caption || (caption.localName === 'figcaption' && caption.children.length === 0);
  if (image?.localName !== 'img' || !isPlain || otherChildren.length > 0) return false;
  const picture = readImage(image);
  return picture && { ...picture, caption: caption?.textContent?.trim() ?? '' };
}

export const FigureNode = Node.create({
  name: 'figure',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    caption: { default: '' },
    /** Id of the running upload of a figure's picture; a saved text omits the figure until its upload has ended. */
    upload: { default: null, parseHTML: ({ dataset }) => dataset.upload ?? null },
  }),
  parseHTML: () => [
    { tag: 'figure[data-upload]' },
    { tag: 'figure', getAttrs: readFigure },
    { tag: 'img', getAttrs: readImage },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height, caption } = node.attrs;
    const image = ['img', { src, alt, width, height }];
    return ['figure', image, ...(caption === '' ? [] : [['figcaption', caption]])];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

/** Inserts figures and puts the cursor in a paragraph behind them: otherwise, typed text would replace the last figure. */
export function insertPictures(
  editor: Editor,
  figures: readonly object[],
  pos = editor.state.selection.to,
): void {
  const content = figures.map((attrs) => ({ type: 'figure', attrs }));
  editor.chain().focus().insertContentAt(pos, content).createParagraphNear().scrollIntoView().run();
}

export function setFigurePictureUrl(editor: Editor, upload: string, src: string): void {
  // The undo history omits this change: undoing it would bring back the figure without its uploaded picture.
  const tr = editor.state.tr.setMeta('addToHistory', false);
  editor.state.doc.descendants((node, position) => {
    if (node.attrs.upload === upload)
      tr.setNodeMarkup(position, undefined, { ...node.attrs, src, upload: null });
  });
  editor.view.dispatch(tr);
}

export const UploadsContext = createContext<PhotoUploadController | null>(null);

const reveal = (figure: HTMLElement | null) => figure?.scrollIntoView({ block: 'nearest' });

function FigureView({ node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { src, alt, caption, upload } = node.attrs;
  const context = use(UploadsContext);
  const [missing, setMissing] = useState<unknown>(null);
  const awaited = context?.uploads.find(({ id }) => id === upload);
  if (upload !== null) {
    return (
      <NodeViewWrapper as="figure" ref={reveal} className="bg-paper p-4">
        {context && awaited && (
          <UploadRow
            upload={awaited}
            retry={context.retry}
            cancel={() => {
              context.cancel(awaited);
              deleteNode();
            }}
          />
        )}
      </NodeViewWrapper>
    );
  }
  return (
    <NodeViewWrapper as="figure" className="bg-paper">
      <img src={src} alt={alt ?? ''} data-drag-handle onError={() => setMissing(src)} />
      {missing === src && <MissingPictureMessage />}
      <div className="grid gap-x-6 px-4 pt-4 md:grid-cols-2">
        <AltInput value={alt ?? ''} onChange={(typed) => updateAttributes({ alt: typed })} />
        <TextInput
          label="Légende"
          hint="Affichée sous l’image"
          value={caption}
          maxLength={CAPTION_MAX}
          onChange={({ target }) => updateAttributes({ caption: target.value })}
        />
      </div>
      <SmallButton className="mx-4 mb-4" onClick={deleteNode}>
        Retirer l’image
      </SmallButton>
    </NodeViewWrapper>
  );
}

/** Attributes of a table's cell that public pages show; widths and alignments are dropped. */
const CELL = { colspan: { default: 1 }, rowspan: { default: 1 } };

export const TIPTAP_EXTENSIONS = [
  // Figures may stand only between the document's top-level blocks, not inside a list or a quotation.
  Node.create({ name: 'doc', topNode: true, content: '(block | figure)+' }),
  StarterKit.configure({
    document: false,
    codeBlock: false,
    underline: false,
    // Disabled, because this extension would append a paragraph to every text that is opened.
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => normaliseLinkUrl(url) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  FigureNode,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
  TableRow,
  TableHeader.extend({ addAttributes: () => ({ ...CELL, scope: { default: null } }) }),
  TableCell.extend({ addAttributes: () => CELL }),
];
