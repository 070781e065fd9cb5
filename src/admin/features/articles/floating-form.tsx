import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type FloatingFormProps = {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  /** More buttons beside « Annuler ». */
  actions?: ReactNode;
  children: ReactNode;
};

/** A small form in a dialog, asked for in the middle of a large one: only this one is sent. */
export function FloatingForm(props: FloatingFormProps) {
  const { title, submitLabel, onSubmit, onClose, actions, children } = props;
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel="Annuler">
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React hands events of a portal on to the form around it.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <div className="mt-2 flex flex-wrap gap-4">
          <Button type="submit">{submitLabel}</Button>
          {actions}
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
