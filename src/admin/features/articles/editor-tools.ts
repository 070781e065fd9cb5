import type { Editor } from '@tiptap/react';
import { pictureAt } from './picture-at.ts';
import type { ToolbarIconName } from './toolbar-icon.tsx';

/** Which dialog a tool asks for. */
export type EditorDialog = 'link' | 'image';

export type EditorTool = {
  /** Its name, for all: it is also what hovering shows. */
  label: string;
  /** A word instead of a drawing. */
  text?: string;
  icon?: ToolbarIconName;
  run: (editor: Editor) => void;
  /** Whether it holds where the cursor is; only tools that may be on have it. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it can be used where the cursor is. */
  can: (editor: Editor) => boolean;
};

const inCaption = (editor: Editor) => editor.isActive('figure');

function headingTool(label: string, text: string, level: 2 | 3): EditorTool {
  return {
    label,
    text,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
    can: (editor) => !inCaption(editor),
  };
}

/** The toolbar, in its order. */
export function editorTools(ask: (dialog: EditorDialog) => void): readonly EditorTool[] {
  return [
    headingTool('Titre (niveau 2)', 'Titre', 2),
    headingTool('Sous-titre (niveau 3)', 'Sous-titre', 3),
    {
      label: 'Gras',
      icon: 'bold',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
      can: (editor) => editor.can().toggleBold(),
    },
    {
      label: 'Italique',
      icon: 'italic',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
      can: (editor) => editor.can().toggleItalic(),
    },
    {
      label: 'Citation',
      icon: 'quote',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
      can: (editor) => !inCaption(editor),
    },
    {
      label: 'Liste à puces',
      icon: 'bullets',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
      can: (editor) => !inCaption(editor),
    },
    {
      label: 'Liste numérotée',
      icon: 'numbers',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
      can: (editor) => !inCaption(editor),
    },
    {
      label: 'Lien',
      icon: 'link',
      run: () => ask('link'),
      isOn: (editor) => editor.isActive('link'),
      can: () => true,
    },
    {
      label: 'Image',
      icon: 'image',
      run: () => ask('image'),
      isOn: ({ state }) => pictureAt(state) !== null,
      can: () => true,
    },
    {
      label: 'Filet de séparation',
      icon: 'rule',
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
      can: (editor) => !inCaption(editor),
    },
    {
      label: 'Annuler la dernière frappe',
      icon: 'undo',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      label: 'Rétablir',
      icon: 'redo',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ];
}
