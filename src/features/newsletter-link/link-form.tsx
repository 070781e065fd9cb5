import type { ReactNode } from 'react';
import { type LinkAction, linkApi, TOKEN_PARAM } from '#domain/newsletter/newsletter-links.ts';
import { Button } from '#ui/button.tsx';

type LinkFormProps = {
  action: LinkAction;
  token: string;
  variant?: 'accent' | 'outline' | undefined;
  onFollow: (action: LinkAction) => void;
  children: ReactNode;
};

/** A button that follows a link; without script it is a form, whose answer leads back to the page. */
export function LinkForm({ action, token, variant = 'accent', onFollow, children }: LinkFormProps) {
  return (
    <form
      action={linkApi(action)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onFollow(action);
      }}
    >
      <input type="hidden" name={TOKEN_PARAM} value={token} />
      <Button type="submit" variant={variant} className="max-md:w-full">
        {children}
      </Button>
    </form>
  );
}
