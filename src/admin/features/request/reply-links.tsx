import { buttonClass } from '#admin/ui/button.tsx';
import { replyMail } from '#domain/requests/contact-links.ts';
import { reachButton } from '#domain/requests/contact-methods.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';

type ContactLinkProps = { href: string; className: string; children: string };

/** A link to a telephone, a mail program or, in a window of its own, a web page. */
export const ContactLink = ({ href, ...link }: ContactLinkProps) => (
  <a
    {...link}
    href={href}
    {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
  />
);

/** The channel that the visitor prefers, and email if there is an address. */
export function ReplyLinks({ request }: { request: ContactRequest }) {
  const mail = replyMail(request);
  const reach = reachButton(request.fields);
  const isByMail = reach === null || reach.href.startsWith('mailto:');
  if (reach === null && mail === null) {
    return <p className="text-ink-2">Aucun moyen de répondre n’a été donné.</p>;
  }
  return (
    <>
      {!isByMail && (
        <ContactLink href={reach.href} className={buttonClass({ size: 'sm' })}>
          {reach.label}
        </ContactLink>
      )}
      {mail !== null && (
        <ContactLink
          href={mail}
          className={buttonClass({ variant: isByMail ? 'ink' : 'outline', size: 'sm' })}
        >
          Répondre par e-mail
        </ContactLink>
      )}
    </>
  );
}
