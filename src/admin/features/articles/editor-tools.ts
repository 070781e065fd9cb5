import type { ChainedCommands, Editor } from '@tiptap/react';
import { pictureAt } from './picture-at.ts';
import type { ToolbarIconName } from './toolbar-icon.tsx';

/** The dialogs that tools open. */
export type EditorDialog = 'link' | 'image';

type EditorTool = {
  /** Accessible name and tooltip. */
  label: string;
  /** Shown instead of an icon. */
  text?: string;
  icon?: ToolbarIconName;
  run: (editor: Editor) => void;
  /** Whether it applies at the cursor; missing where it cannot be toggled. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it can be used at the cursor. */
  can: (editor: Editor) => boolean;
};

const outsideFigure = (editor: Editor) => !editor.isActive('figure');
const always = () => true;
const isActive = (name: string, attributes?: object) => (editor: Editor) =>
  editor.isActive(name, attributes);
/** Runs a command and puts the focus back into the text. */
const command = (apply: (chain: ChainedCommands) => ChainedCommands) => (editor: Editor) => {
  apply(editor.chain().focus()).run();
};

function headingTool(label: string, text: string, level: 2 | 3): EditorTool {
  const run = command((chain) => chain.toggleHeading({ level }));
  return { label, text, run, isOn: isActive('heading', { level }), can: outsideFigure };
}

/** The tools in the order of the toolbar. */
export function editorTools(ask: (dialog: EditorDialog) => void): readonly EditorTool[] {
  return [
    headingTool('Titre (niveau 2)', 'Titre', 2),
    headingTool('Sous-titre (niveau 3)', 'Sous-titre', 3),
    {
      label: 'Gras',
      icon: 'bold',
      run: command((chain) => chain.toggleBold()),
      isOn: isActive('bold'),
      can: (editor) => editor.can().toggleBold(),
    },
    {
      label: 'Italique',
      icon: 'italic',
      run: command((chain) => chain.toggleItalic()),
      isOn: isActive('italic'),
      can: (editor) => editor.can().toggleItalic(),
    },
    {
      label: 'Citation',
      icon: 'quote',
      run: command((chain) => chain.toggleBlockquote()),
      isOn: isActive('blockquote'),
      can: outsideFigure,
    },
    {
      label: 'Liste à puces',
      icon: 'bullets',
      run: command((chain) => chain.toggleBulletList()),
      isOn: isActive('bulletList'),
      can: outsideFigure,
    },
    {
      label: 'Liste numérotée',
      icon: 'numbers',
      run: command((chain) => chain.toggleOrderedList()),
      isOn: isActive('orderedList'),
      can: outsideFigure,
    },
    { label: 'Lien', icon: 'link', run: () => ask('link'), isOn: isActive('link'), can: always },
    {
      label: 'Image',
      icon: 'image',
      run: () => ask('image'),
      isOn: ({ state }) => pictureAt(state) !== null,
      can: always,
    },
    {
      label: 'Filet de séparation',
      icon: 'rule',
      run: command((chain) => chain.setHorizontalRule()),
      can: outsideFigure,
    },
    {
      label: 'Annuler la dernière frappe',
      icon: 'undo',
      run: command((chain) => chain.undo()),
      can: (editor) => editor.can().undo(),
    },
    {
      label: 'Rétablir',
      icon: 'redo',
      run: command((chain) => chain.redo()),
      can: (editor) => editor.can().redo(),
    },
  ];
}
