import type { Node as ModelNode } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { toDocument, toHtml } from './article-document.ts';
import { ARTICLE_EXTENSIONS } from './article-extensions.ts';
import { ArticlePictures } from './article-pictures.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { EditorDialog } from './editor-tools.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useArticlePictures } from './use-article-pictures.ts';

const schema = getSchema(ARTICLE_EXTENSIONS);
const contentOf = (html: string) => toDocument(schema, html).toJSON();

export type RichEditorProps = {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
};

/** The visual editor. A text that is opened and not changed stays byte for byte. */
export function RichEditor({ value, onChange, labelId, describedBy, isInvalid }: RichEditorProps) {
  const id = useId();
  const [asked, setAsked] = useState<EditorDialog | null>(null);
  const [content] = useState(() => contentOf(value));
  // The field's value as it was last loaded into the editor, and the last value handed to the field.
  const loaded = useRef({ html: value, content: JSON.stringify(content) });
  const known = useRef(value);
  const pictures = useArticlePictures();
  const { transformPastedHTML, onPaste, onDrop } = pictures.props;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: `${id}-text`,
        class: 'rich-text rich-html',
        role: 'textbox',
        // The error summary finds a field by its name.
        name: 'content',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
      transformPastedHTML,
      handleClickOn: selectFigure,
      handleDOMEvents: {
        click: stayOnPage,
        keydown: toToolbar(id),
        paste: onPaste,
        drop: onDrop,
      },
    }),
    [id, labelId, describedBy, isInvalid, transformPastedHTML, onPaste, onDrop],
  );
  const editor = useEditor({
    extensions: ARTICLE_EXTENSIONS,
    content,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: { state } }) => {
      const isUnchanged = JSON.stringify(state.doc.toJSON()) === loaded.current.content;
      known.current = isUnchanged ? loaded.current.html : toHtml(state.doc);
      onChange(known.current);
    },
  });

  useEffect(() => {
    // A resumed draft or somebody else's version, which must not be undoable.
    if (value === known.current) return;
    const fresh = contentOf(value);
    loaded.current = { html: value, content: JSON.stringify(fresh) };
    known.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(fresh, { emitUpdate: false }).run();
  }, [value, editor]);

  const ask = useCallback((dialog: EditorDialog) => setAsked(dialog), []);
  const close = () => setAsked(null);
  return (
    <div className="rich-editor">
      <EditorToolbar editor={editor} id={id} onAsk={ask} />
      <ArticlePictures pictures={pictures} />
      <EditorContent editor={editor} />
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </div>
  );
}

/** A click on an image selects its figure. */
function selectFigure(
  view: EditorView,
  _position: number,
  node: ModelNode,
  nodePosition: number,
  event: MouseEvent,
): boolean {
  if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, nodePosition)));
  return true;
}

/** Links in the text do not navigate, nor do those in kept blocks. */
function stayOnPage(_view: EditorView, event: Event): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}

/** Alt+F10 moves the focus to the toolbar, as in other editors. */
const toToolbar =
  (toolbarId: string) =>
  (_view: EditorView, event: KeyboardEvent): boolean => {
    if (!event.altKey || event.key !== 'F10') return false;
    event.preventDefault();
    document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  };
