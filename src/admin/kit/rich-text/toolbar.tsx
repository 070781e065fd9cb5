import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

type Tool = {
  label: string;
  /** Visible text of a button; `label` must contain its words and digits, so that voice control finds the button. */
  text: ReactNode;
  type?: string;
  level?: 2 | 3;
} & ({ run: (edit: ChainedCommands) => ChainedCommands } | { dialog: 'link' | 'image' });

const heading = (label: string, text: string, level: 2 | 3): Tool => ({
  label,
  text,
  type: 'heading',
  level,
  run: (edit) => edit.toggleHeading({ level }),
});

const TOOLS: readonly Tool[] = [
  heading('Titre (niveau 2)', 'Titre', 2),
  heading('Sous-titre (niveau 3)', 'Sous-titre', 3),
  { label: 'Gras', text: <b>G</b>, type: 'bold', run: (edit) => edit.toggleBold() },
  { label: 'Italique', text: <i>I</i>, type: 'italic', run: (edit) => edit.toggleItalic() },
  {
    label: 'Citation («\u202f»)',
    text: '«\u202f»',
    type: 'blockquote',
    run: (edit) => edit.toggleBlockquote(),
  },
  { label: 'Liste à puces', text: '●', type: 'bulletList', run: (edit) => edit.toggleBulletList() },
  {
    label: 'Liste numérotée (1.)',
    text: '1.',
    type: 'orderedList',
    run: (edit) => edit.toggleOrderedList(),
  },
  { label: 'Lien', text: 'Lien', type: 'link', dialog: 'link' },
  { label: 'Image', text: 'Image', dialog: 'image' },
  { label: 'Filet de séparation', text: '—', run: (edit) => edit.setHorizontalRule() },
  { label: 'Annuler la dernière frappe', text: '↶', run: (edit) => edit.undo() },
  { label: 'Rétablir', text: '↷', run: (edit) => edit.redo() },
];

const INSERT_TABLE: Tool = {
  label: 'Tableau',
  text: 'Tableau',
  run: (edit) => edit.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
};

const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Ajouter une ligne (+ ligne)', text: '+ ligne', run: (edit) => edit.addRowAfter() },
  {
    label: 'Ajouter une colonne (+ colonne)',
    text: '+ colonne',
    run: (edit) => edit.addColumnAfter(),
  },
  { label: 'Retirer la ligne (− ligne)', text: '− ligne', run: (edit) => edit.deleteRow() },
  {
    label: 'Retirer la colonne (− colonne)',
    text: '− colonne',
    run: (edit) => edit.deleteColumn(),
  },
  { label: 'Retirer le tableau', text: 'Retirer le tableau', run: (edit) => edit.deleteTable() },
];

const BUTTON =
  'btn btn-ghost h-11 min-w-11 px-3 font-medium [--focus-offset:-3px] aria-pressed:bg-ink aria-pressed:text-paper-2';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

type ToolbarProps = { editor: Editor; id: string; onAsk: (dialog: 'link' | 'image') => void };

/**
 * Renders the text editor's toolbar as a single tab stop: arrow keys move between its buttons, Escape returns to the
 * text. Buttons for tables appear while the cursor is in a table.
 */
export function RichTextToolbar({ editor, id, onAsk }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const pressed = useEditorState({
    editor,
    selector: () =>
      TOOLS.map(({ type, level }) =>
        type === undefined ? undefined : editor.isActive(type, level && { level }),
      ),
  });

  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const tools = [...TOOLS, ...(isInTable ? TABLE_TOOLS : [INSERT_TABLE])];
  // The button that was the toolbar's tab stop may be gone, because the cursor has left a table.
  const tabStop = Math.min(current, tools.length - 1);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabStop + step + tools.length) % tools.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label="Mise en forme"
      onKeyDown={move}
      className="sticky top-0 z-5 flex flex-wrap border border-edge bg-paper"
    >
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={pressed[index]}
          tabIndex={index === tabStop ? 0 : -1}
          className={BUTTON}
          // A press on the toolbar keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() =>
            'dialog' in tool ? onAsk(tool.dialog) : tool.run(editor.chain().focus()).run()
          }
        >
          {tool.text}
        </button>
      ))}
    </div>
  );
}
