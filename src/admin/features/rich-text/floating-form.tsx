import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { isSafeUrl } from '#data/clean-article.ts';
import { Dialog } from '#ui/dialog.tsx';

type FloatingFormProps = {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

/** A small form in a dialog over the editor's form, which is not submitted. */
export function FloatingForm(props: FloatingFormProps) {
  const { title, submitLabel, onSubmit, onClose, actions, children } = props;
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel="Annuler">
      <Form
        className="mt-5"
        onSubmit={(event) => {
          // React events bubble through portals to the outer form.
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
      </Form>
    </Dialog>,
    document.body,
  );
}

const BARE_HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u;

/** Returns a typed address in https, or a path of this site; null when the address is not safe. */
export function typedUrl(typed: string): string | null {
  const text = typed.trim().replace(/^http:\/\//i, 'https://');
  const url = BARE_HOST.test(text) ? `https://${text}` : text;
  return isSafeUrl(url) ? url : null;
}
