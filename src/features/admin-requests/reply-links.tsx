import type { ContactRequest } from '#domain/contact-request.ts';
import { reachButton } from '#domain/reach-link.ts';
import { replyMail } from '#domain/reply-mail.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way the visitor chose to be reached, and the mail client when there is an address. */
export function ReplyLinks({ request }: { request: ContactRequest }) {
  const mail = replyMail(request);
  const reach = reachButton(request.fields);
  const isByMail = reach === null || reach.href.startsWith('mailto:');
  return (
    <div className="flex flex-wrap gap-4 py-4">
      {!isByMail && (
        <a
          href={reach.href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'ink' })}
        >
          {reach.label}
        </a>
      )}
      {mail !== null && (
        <a href={mail} className={buttonClass({ variant: isByMail ? 'ink' : 'outline' })}>
          Répondre par email
        </a>
      )}
      {isByMail && mail === null && (
        <p className="text-ink-2">Aucun moyen de répondre n’a été donné.</p>
      )}
    </div>
  );
}
