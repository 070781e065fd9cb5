import { useMemo } from 'react';
import { useFieldContext } from '#admin/features/editor/form-context.ts';
import { LineField } from '#admin/features/editor/line-field.tsx';
import { readingMinutes } from '#domain/blog/blog-post-input.ts';

/** How long the reading takes, as readers are told; the text's own length makes a suggestion. */
export function ReadTimeField({ content }: { content: string }) {
  const { state, handleChange } = useFieldContext<string>();
  const minutes = useMemo(() => readingMinutes(content), [content]);
  const suggested = `${minutes} min`;
  return (
    <div>
      <LineField label="Temps de lecture" placeholder="5 min" />
      {minutes !== null && (
        <p className="-mt-5 mb-6 flex flex-wrap items-center gap-x-4 text-caption text-ink-2">
          Environ {minutes} min de lecture
          {state.value.trim() !== suggested && (
            <button
              type="button"
              onClick={() => handleChange(suggested)}
              className="row-action text-small"
            >
              Reprendre « {suggested} »
            </button>
          )}
        </p>
      )}
    </div>
  );
}
