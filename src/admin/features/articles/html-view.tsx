import { useFieldContext } from '#admin/features/editor/form-context.ts';

const ROWS = 20;

type HtmlViewProps = { labelId: string; describedBy: string; isInvalid: boolean };

/** The text as it is stored, in twenty rows (spec section 9). */
export function HtmlView({ labelId, describedBy, isInvalid }: HtmlViewProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  return (
    <textarea
      name={name}
      rows={ROWS}
      spellCheck={false}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={state.value}
      onChange={(event) => handleChange(event.target.value)}
      className="field-control field-box html-view"
    />
  );
}
