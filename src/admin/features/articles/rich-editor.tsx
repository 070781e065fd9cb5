import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { toDocument, toHtml } from './article-document.ts';
import { ARTICLE_EXTENSIONS } from './article-extensions.ts';
import { cleanPasted } from './clean-pasted.ts';
import { chooseFigure, stayOnPage, toToolbar } from './editor-events.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { EditorDialog } from './editor-tools.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

const schema = getSchema(ARTICLE_EXTENSIONS);
const contentOf = (html: string) => toDocument(schema, html).toJSON();

export type RichEditorProps = {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
  describedBy: string;
  isInvalid: boolean;
};

/** The text as its page will show it, to be written in. What is opened and not changed stays to the letter. */
export function RichEditor({ value, onChange, labelId, describedBy, isInvalid }: RichEditorProps) {
  const id = useId();
  const [asked, setAsked] = useState<EditorDialog | null>(null);
  const [content] = useState(() => contentOf(value));
  // What the field held when the text was last taken from it, and what was last handed to it.
  const taken = useRef({ html: value, content: JSON.stringify(content) });
  const known = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: `${id}-text`,
        class: 'rich-text rich-html',
        role: 'textbox',
        // The list of faults finds a field by its name.
        name: 'content',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
      transformPastedHTML: cleanPasted,
      handleClickOn: chooseFigure,
      handleDOMEvents: { click: stayOnPage, keydown: toToolbar(id) },
    }),
    [id, labelId, describedBy, isInvalid],
  );
  const editor = useEditor({
    extensions: ARTICLE_EXTENSIONS,
    content,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: { state } }) => {
      const isAsTaken = JSON.stringify(state.doc.toJSON()) === taken.current.content;
      known.current = isAsTaken ? taken.current.html : toHtml(state.doc);
      onChange(known.current);
    },
  });

  useEffect(() => {
    // A draft taken up, or somebody else's version: not a change of one's own that could be undone.
    if (value === known.current) return;
    const fresh = contentOf(value);
    taken.current = { html: value, content: JSON.stringify(fresh) };
    known.current = value;
    editor.chain().setMeta('addToHistory', false).setContent(fresh, { emitUpdate: false }).run();
  }, [value, editor]);

  const ask = useCallback((dialog: EditorDialog) => setAsked(dialog), []);
  const close = () => setAsked(null);
  return (
    <div className="rich-editor">
      <EditorToolbar editor={editor} id={id} onAsk={ask} />
      <EditorContent editor={editor} />
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </div>
  );
}
