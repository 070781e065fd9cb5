import { createContext, type ReactNode, use, useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Question = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
};

type Asked = Question & { answer: (isConfirmed: boolean) => void };

const AskContext = createContext<(question: Question) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(null);
        resolve(isConfirmed);
      };
      setAsked({ ...question, answer });
    });
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <Dialog open onClose={() => asked.answer(false)} title={asked.title} closeLabel="Annuler">
          {asked.text !== undefined && <div className="mt-3 text-ink-2">{asked.text}</div>}
          <div className="mt-7 flex flex-wrap gap-4">
            <Button onClick={() => asked.answer(true)}>{asked.confirmLabel}</Button>
            <Button variant="outline" data-autofocus onClick={() => asked.answer(false)}>
              {asked.cancelLabel ?? 'Annuler'}
            </Button>
          </div>
        </Dialog>
      )}
    </AskContext>
  );
}
