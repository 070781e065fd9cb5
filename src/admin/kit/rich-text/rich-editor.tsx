import { Slice } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { PhotoLibraryDialog } from '#admin/kit/pictures/library.tsx';
import { ChoosePictureButton } from '#admin/kit/pictures/picture-drop.tsx';
import { usePhotoUploads } from '#admin/kit/pictures/use-uploads.ts';
import { removeNeedlessNoBreakSpaces } from '#domain/text/clean-spaces.ts';
import { applyFrenchTypography } from '#domain/text/french-typography.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { parseHtmlBody } from './clean-html.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { documentToHtml, parseEditorDocument } from './document.ts';
import {
  insertPictures,
  setFigurePictureUrl,
  TIPTAP_EXTENSIONS,
  UploadsContext,
} from './extensions.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RichTextToolbar } from './toolbar.tsx';

type RichEditorProps = {
  value: string;
  onChange: (html: string) => void;
  onRefuse: () => void;
  field: {
    id: string;
    name: string;
    label: string;
    notes: string | undefined;
    error: string | undefined;
  };
};

/** Heights in px that the toolbar and the save bar may cover: the caret is scrolled out from behind them. */
const COVERED = { top: 100, right: 0, bottom: 180, left: 0 };

const EDITOR =
  'bg-paper-2 [box-shadow:inset_0_0_0_1px_var(--color-edge)] [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-3 [&_.ProseMirror-selectednode]:outline-accent [&_.rich-html>blockquote]:mx-0 [&_figure]:my-12 [&_.ProseMirror-separator]:inline! [&_.ProseMirror-separator]:w-0! [&_.selectedCell]:bg-sand';
const TEXT =
  'rich-text rich-html min-h-[calc(20lh+4rem)] px-5 pt-6 pb-10 whitespace-break-spaces -outline-offset-2 aria-invalid:[box-shadow:inset_0_0_0_2px_var(--color-error)]';

/** Empty document. Tiptap would parse an empty string as HTML, which the Content-Security-Policy refuses. */
const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The visual editor of formatted texts. As long as the user changes nothing, the stored HTML stays the same. */
export function RichEditor({ value, onChange, onRefuse, field }: RichEditorProps) {
  const toolbarId = useId();
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const close = () => setDialog(null);
  const editor = useEditor({
    extensions: TIPTAP_EXTENSIONS,
    content: EMPTY,
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(field),
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedText(text) {
        const cleaned = removeNeedlessNoBreakSpaces(text);
        tellPasted(editor, cleaned);
        return cleaned;
      },
      transformPastedHTML(pasted) {
        const startUpload = (file: File) => uploads.start([file])[0]?.id ?? '';
        const { html, losses } = cleanPastedHtml(pasted, startUpload);
        tellPasted(editor, parseHtmlBody(html).textContent, losses);
        return html;
      },
      transformPasted(slice, { state }) {
        const { parent, depth } = state.selection.$from;
        const { firstChild } = slice.content;
        // Text copied from inside a single list item comes in a list of one item, but is not pasted as a list.
        const isList = /List$/.test(firstChild?.type.name ?? '') && firstChild?.childCount !== 1;
        // A pasted list goes below the paragraph with the cursor: otherwise, its first item would join that paragraph.
        if (!isList || depth !== 1 || parent.content.size === 0) return slice;
        return new Slice(slice.content, 0, slice.openEnd);
      },
      handlePaste: (_, { clipboardData }) => addFiles(clipboardData && filesOf(clipboardData)),
      handleDrop(view, { dataTransfer, clientX, clientY }, _, isMoved) {
        // A picture that the user drags within the text may come with a file too, which must not be uploaded again.
        if (isMoved) return false;
        const position = view.posAtCoords({ left: clientX, top: clientY });
        return addFiles(dataTransfer?.files, position?.pos);
      },
      handleKeyDown(_, { altKey, key }) {
        if (!altKey || key !== 'F10') return false;
        document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: updated }) => {
      const html = documentToHtml(updated.state.doc);
      shownText.current = { editor: updated, html };
      onChange(html);
    },
  });
  const shownText = useShownText(editor, value, onRefuse);
  const uploads = usePhotoUploads((url, { id }) => setFigurePictureUrl(editor, id, url));

  function addFiles(files: ArrayLike<File> | null = null, position?: number): boolean {
    if (!files?.length) return false;
    const figures = uploads.start(Array.from(files)).map(({ id }) => ({ upload: id }));
    insertPictures(editor, figures, position);
    return true;
  }
  const closeAndAdd = (files: readonly File[]) => {
    close();
    addFiles(files);
  };

  return (
    <div className={EDITOR}>
      <RichTextToolbar editor={editor} id={toolbarId} onAsk={setDialog} />
      <UploadsContext value={uploads}>
        <EditorContent editor={editor} />
      </UploadsContext>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'image' && (
        <PhotoLibraryDialog onChoose={(src) => insertPictures(editor, [{ src }])} onClose={close}>
          <div className="mb-5">
            <ChoosePictureButton isMultiple onFiles={closeAndAdd}>
              Choisir des photos
            </ChoosePictureButton>
          </div>
        </PhotoLibraryDialog>
      )}
    </div>
  );
}

const attributesOf = ({ id, name, label, notes, error }: RichEditorProps['field']) => ({
  id,
  class: TEXT,
  'aria-label': label,
  'aria-describedby': notes ?? '',
  'aria-invalid': `${error !== undefined}`,
  // Gives the editable element the name of its field, by which `focusEditorControl` finds it.
  name,
  'aria-multiline': 'true',
});

/** Shows `value` if the editor has not produced it itself: a stored text, a resumed draft or a colleague's version. */
function useShownText(editor: Editor, value: string, onRefuse: () => void) {
  /** The text last shown, and in which editor: Tiptap may replace an editor before mounting it. */
  const shownText = useRef<{ editor?: Editor; html: string }>({ html: '' });
  useEffect(() => {
    const isShown = shownText.current.editor === editor && shownText.current.html === value;
    if (editor.isDestroyed || isShown) return;
    shownText.current = { editor, html: value };
    const opened = parseEditorDocument(editor.schema, value);
    if (opened === null) return onRefuse();
    const { tr } = editor.state;
    tr.replaceWith(0, tr.doc.content.size, opened.content);
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  }, [value, editor, onRefuse]);
  return shownText;
}

const CLOSE = { label: 'Compris', onPress: () => undefined, durationMs: 60_000 };

/** Says in a toast what a pasted text has lost; its button applies French typography if the text lacks it. */
function tellPasted(editor: Editor, text: string, losses: readonly string[] = []): void {
  const lacksTypography = applyFrenchTypography(text) !== text;
  if (!lacksTypography && losses.length === 0) return;
  const write = () => applyFrenchTypographyToEditor(editor);
  toastInfo(losses.length > 0 ? 'Texte collé, sauf\u00a0:' : 'Texte collé', {
    description: losses.join('\n') || undefined,
    action: lacksTypography ? { ...CLOSE, label: 'Typographie française', onPress: write } : CLOSE,
    about: 'paste',
  });
}

/** Applies French typography to the whole text in the editor, in one step that can be undone. */
export function applyFrenchTypographyToEditor({ state, view }: Editor): void {
  const { tr, doc, schema } = state;
  doc.descendants((node, position) => {
    const written = applyFrenchTypography(node.text ?? '');
    if (!node.isText || written === node.text) return;
    const from = tr.mapping.map(position);
    tr.replaceWith(from, from + node.nodeSize, schema.text(written, node.marks));
  });
  view.dispatch(tr);
}

/** Returns the pasted files; none if text is pasted too, because word processors add a picture of the text. */
function filesOf(clipboard: DataTransfer): File[] {
  const { textContent } = parseHtmlBody(clipboard.getData('text/html'));
  const text = `${textContent}${clipboard.getData('text/plain')}`;
  return text.trim() === '' ? [...clipboard.files] : [];
}
