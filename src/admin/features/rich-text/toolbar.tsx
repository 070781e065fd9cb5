import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

type Tool = {
  label: string;
  face: string;
  look?: string;
  is?: string;
  level?: 2 | 3;
  run?: (to: ChainedCommands) => ChainedCommands;
  dialog?: 'link' | 'image';
};

const heading = (label: string, face: string, level: 2 | 3): Tool => ({
  ...{ label, face, level, is: 'heading' },
  run: (to) => to.toggleHeading({ level }),
});

const TOOLS: readonly Tool[] = [
  heading('Titre (niveau 2)', 'Titre', 2),
  heading('Sous-titre (niveau 3)', 'Sous-titre', 3),
  { label: 'Gras', face: 'G', look: 'font-bold', is: 'bold', run: (to) => to.toggleBold() },
  { label: 'Italique', face: 'I', look: 'italic', is: 'italic', run: (to) => to.toggleItalic() },
  { label: 'Citation', face: '«\u202f»', is: 'blockquote', run: (to) => to.toggleBlockquote() },
  { label: 'Liste à puces', face: '●', is: 'bulletList', run: (to) => to.toggleBulletList() },
  { label: 'Liste numérotée', face: '1.', is: 'orderedList', run: (to) => to.toggleOrderedList() },
  { label: 'Lien', face: 'Lien', is: 'link', dialog: 'link' },
  { label: 'Image', face: 'Image', dialog: 'image' },
  { label: 'Filet de séparation', face: '—', run: (to) => to.setHorizontalRule() },
  { label: 'Annuler la dernière frappe', face: '↶', run: (to) => to.undo() },
  { label: 'Rétablir', face: '↷', run: (to) => to.redo() },
];

const BUTTON =
  'btn btn-ghost h-11 min-w-11 px-3 font-medium [--focus-offset:-3px] aria-pressed:bg-ink aria-pressed:text-paper-2';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

type ToolbarProps = { editor: Editor; id: string; onAsk: (dialog: 'link' | 'image') => void };

/** A toolbar with a single tab stop: arrow keys move inside, Escape returns to the text. */
export function Toolbar({ editor, id, onAsk }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const pressed = useEditorState({
    editor,
    selector: () =>
      TOOLS.map(({ is, level }) => (is ? editor.isActive(is, level && { level }) : undefined)),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + TOOLS.length) % TOOLS.length;
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
      {TOOLS.map(({ label, face, look, run, dialog }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={pressed[index]}
          tabIndex={index === current ? 0 : -1}
          className={classNames(BUTTON, look)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => (dialog ? onAsk(dialog) : run?.(editor.chain().focus()).run())}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
