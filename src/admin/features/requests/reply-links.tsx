import { reachButton, replyMail } from '#domain/requests/contact-links.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way the visitor chose to be reached, and the mail client when there is an address. */
export function ReplyLinks({ request }: { request: ContactRequest }) {
  const mail = replyMail(request);
  const reach = reachButton(request.fields);
  const isByMail = reach === null || reach.href.startsWith('mailto:');
  const isElsewhere = reach?.href.startsWith('https:') ?? false;
  return (
    <>
      {!isByMail && (
        <a
          href={reach.href}
          {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          className={buttonClass({ size: 'sm' })}
        >
          {reach.label}
        </a>
      )}
      {mail !== null && (
        <a
          href={mail}
          className={buttonClass({ variant: isByMail ? 'ink' : 'outline', size: 'sm' })}
        >
          Répondre par email
        </a>
      )}
    </>
  );
}
