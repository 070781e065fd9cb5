import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type EditorDialog, editorTools } from './editor-tools.ts';
import { ToolbarIcon } from './toolbar-icon.tsx';

const TOOL =
  'btn btn-ghost h-11 min-w-11 px-3 font-medium [--focus-offset:-3px] aria-disabled:pointer-events-auto aria-disabled:text-ink-2 aria-disabled:opacity-55 aria-pressed:bg-ink aria-pressed:text-paper-2';

type EditorToolbarProps = { editor: Editor; id: string; onAsk: (dialog: EditorDialog) => void };

function targetIndex(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** A toolbar with a single tab stop: arrow keys move inside, Escape returns to the text. */
export function EditorToolbar({ editor, id, onAsk }: EditorToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools = useMemo(() => editorTools(onAsk), [onAsk]);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ on: isOn?.(now), can: can(now) })),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const target = targetIndex(event.key, current, tools.length);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
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
      {tools.map(({ label, text, icon, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={states[index]?.on}
          aria-disabled={states[index]?.can === false || undefined}
          tabIndex={index === current ? 0 : -1}
          className={TOOL}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => states[index]?.can !== false && run(editor)}
        >
          {icon ? <ToolbarIcon name={icon} /> : text}
        </button>
      ))}
    </div>
  );
}
