import { Checkbox } from '#admin/ui/checkbox.tsx';
import { useFieldContext } from './form-context.ts';

/** Yes or no. */
export function CheckField({ label, hint }: { label: string; hint?: string | undefined }) {
  const { name, state, handleChange } = useFieldContext<boolean>();
  return (
    <Checkbox name={name} label={label} hint={hint} checked={state.value} onChange={handleChange} />
  );
}
