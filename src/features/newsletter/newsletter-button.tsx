import { Button } from '#ui/button.tsx';

export function NewsletterButton() {
  const open = async () => (await import('./newsletter-dialog.tsx')).openNewsletter('header');
  return (
    <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void open()}>
      Newsletter
    </Button>
  );
}
