import type { ComponentProps } from 'react';
import { HolidayLine } from './holiday-line.tsx';
import type { ReachField } from './reach-field.ts';
import type { HolidayForm } from './use-holiday-form.ts';

const INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  instagram: { autoCapitalize: 'none', spellCheck: false },
  tiktok: { autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<ReachField, Partial<ComponentProps<'input'>>>;

type ReachLineProps = { form: HolidayForm; field: ReachField };

/** Where to reach the visitor, in the way that was chosen. */
export function ReachLine({ form, field }: ReachLineProps) {
  // Another way is another field: nothing of the one before stays in it.
  return <HolidayLine key={field} form={form} name={field} required {...INPUTS[field]} />;
}
