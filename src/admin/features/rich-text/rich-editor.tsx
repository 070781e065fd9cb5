import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { cleanPasted } from './clean-pasted.ts';
import { toDocument, toHtml } from './document.ts';
import { EXTENSIONS } from './extensions.ts';
import { fillFigure, insertFigures } from './figure.ts';
import { UploadsContext } from './figure-view.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';

type RichEditorProps = {
  value: string;
  onChange: (html: string) => void;
  /** Called instead of showing a text of which the editor would lose something. */
  onRefuse: () => void;
  field: Record<string, string>;
};

/** Pixels of the window that the toolbar and the save bar cover at most. */
const COVERED = { top: 100, right: 0, bottom: 180, left: 0 };

/** The visual editor. A text that is opened and not changed stays byte for byte. */
export function RichEditor({ value, onChange, onRefuse, field }: RichEditorProps) {
  const id = useId();
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  /** The field's value as this editor shows it; Tiptap may replace an editor before it is mounted. */
  const shown = useRef<{ editor?: Editor; html: string }>({ html: '' });
  const editor = useEditor({
    extensions: EXTENSIONS,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...field,
        id: `${id}-text`,
        class: 'rich-text rich-html',
        // The error summary finds a field by its name.
        name: 'content',
        'aria-multiline': 'true',
      },
      transformPastedHTML: cleanPasted,
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
    },
    onUpdate: ({ editor: updated }) => {
      const html = toHtml(updated.state.doc);
      shown.current = { editor: updated, html };
      onChange(html);
    },
  });
  const pictures = useUploads(({ address }, { id: upload }) => fillFigure(editor, upload, address));

  useEffect(() => {
    // The stored text, a resumed draft or a colleague's version.
    const isShown = shown.current.editor === editor && shown.current.html === value;
    if (editor.isDestroyed || isShown) return;
    shown.current = { editor, html: value };
    const document = toDocument(editor.schema, value);
    if (document === null) return onRefuse();
    const { tr } = editor.state;
    tr.replaceWith(0, tr.doc.content.size, document.content);
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  }, [value, editor, onRefuse]);

  const addFiles = (files: readonly File[], at?: number) =>
    insertFigures(
      editor,
      pictures.start(files).map((upload) => ({ upload: upload.id })),
      at,
    );
  const close = () => setDialog(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the text inside.
    <div
      className="rich-editor"
      onPasteCapture={(event) => {
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        addFiles(files);
      }}
      onDropCapture={(event) => {
        const files = [...event.dataTransfer.files];
        // A picture dragged inside the text may come with a file too.
        if (files.length === 0 || editor.view.dragging) return;
        event.preventDefault();
        event.stopPropagation();
        const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
        addFiles(files, place?.pos);
      }}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'F10') return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
      }}
    >
      <Toolbar editor={editor} id={id} onAsk={setDialog} />
      <UploadsContext value={pictures}>
        <EditorContent editor={editor} />
      </UploadsContext>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'image' && <ImageDialog editor={editor} onFiles={addFiles} onClose={close} />}
    </div>
  );
}

/**
 * Returns the files of a clipboard that are pasted instead of its text. A word processor adds a picture
 * of the copied text, a browser the HTML of the copied picture.
 */
function filesOf(clipboard: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html');
  const text = `${body.textContent}${clipboard.getData('text/plain')}`;
  return text.trim() === '' ? [...clipboard.files] : [];
}
