import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Question = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
};

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask>(() => new Promise(() => undefined));

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [shownQuestion, setShownQuestion] = useState<QuestionDialogProps | null>(null);
  const lastAnswer = useRef<Promise<unknown>>(Promise.resolve());
  const show: Ask = (question) =>
    new Promise((resolve) => {
      const onAnswer = (isConfirmed: boolean) => {
        setShownQuestion(null);
        resolve(isConfirmed);
      };
      setShownQuestion({ ...question, onAnswer });
    });
  // Asks one question at a time: a second question, such as on pressing Back, waits until the first is answered.
  const ask: Ask = (question) => {
    const answer = lastAnswer.current.then(() => show(question));
    lastAnswer.current = answer;
    return answer;
  };
  return (
    <AskContext value={ask}>
      {children}
      {shownQuestion && <QuestionDialog {...shownQuestion} />}
    </AskContext>
  );
}

type QuestionDialogProps = Question & { onAnswer: (isConfirmed: boolean) => void };

function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, confirmLabel, cancelLabel = 'Annuler', onAnswer } = props;
  const cancel = () => onAnswer(false);
  return (
    <Dialog onClose={cancel} title={title} closeLabel="Annuler">
      {text !== undefined && <div className="mt-3 text-ink-2">{text}</div>}
      <div className="mt-7 flex flex-wrap gap-4">
        <Button onClick={() => onAnswer(true)}>{confirmLabel}</Button>
        <Button variant="outline" data-autofocus onClick={cancel}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
