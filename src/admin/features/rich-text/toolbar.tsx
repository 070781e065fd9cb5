import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

type Tool = {
  label: string;
  face: string;
  look?: string;
  /** Node or mark that the pressed button stands for. */
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
  'btn btn-ghost h-11 min-w-11 px-3 font-medium [--focus-offset:-3px] aria-disabled:pointer-events-auto aria-disabled:text-ink-2 aria-disabled:opacity-55 aria-pressed:bg-ink aria-pressed:text-paper-2';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const canRun = (editor: Editor, { run }: Tool): boolean =>
  run === undefined || run(editor.can().chain()).run();

type ToolbarProps = { editor: Editor; id: string; onAsk: (dialog: 'link' | 'image') => void };

/** A toolbar with a single tab stop: arrow keys move inside, Escape returns to the text. */
export function Toolbar({ editor, id, onAsk }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: () =>
      TOOLS.map((tool) => ({
        isOn: tool.is ? editor.isActive(tool.is, tool.level && { level: tool.level }) : undefined,
        can: canRun(editor, tool),
      })),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + TOOLS.length) % TOOLS.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  function press(tool: Tool) {
    if (tool.dialog) onAsk(tool.dialog);
    else if (canRun(editor, tool)) tool.run?.(editor.chain().focus()).run();
  }

  return (
    <div
      id={id}
      role="toolbar"
      tabIndex={-1}
      aria-label="Mise en forme"
      aria-controls={`${id}-text`}
      onKeyDown={move}
      className="sticky top-0 z-5 flex flex-wrap border border-edge bg-paper"
    >
      {TOOLS.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={states[index]?.isOn}
          aria-disabled={states[index]?.can === false || undefined}
          tabIndex={index === current ? 0 : -1}
          className={classNames(BUTTON, tool.look)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => press(tool)}
        >
          {tool.face}
        </button>
      ))}
    </div>
  );
}
