import type { ComponentProps } from 'react';
import { CodeField } from '#admin/features/session/code-field.tsx';
import type { useCode } from '#admin/features/session/use-code.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';

type CodeStepProps = {
  code: ReturnType<typeof useCode>;
  /** What giving the code does. */
  action: string;
  hint?: ComponentProps<typeof CodeField>['hint'];
  onCancel: () => void;
};

/** Asks for a code before something is done. */
export function CodeStep({ code, action, hint, onCancel }: CodeStepProps) {
  return (
    <Form className="max-w-88" onSubmit={() => void code.submit()}>
      <CodeField {...code.field} hint={hint} isFirst />
      <StepButtons action={action} isBusy={code.isBusy} onCancel={onCancel} />
    </Form>
  );
}

type StepButtonsProps = { action: string; isBusy: boolean; onCancel: () => void };

/** The buttons under a step's field. */
export function StepButtons({ action, isBusy, onCancel }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {action}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Annuler
      </Button>
    </div>
  );
}
