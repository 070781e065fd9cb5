import { requestFields } from '#domain/requests/request-fields.ts';

/** What a visitor filled in, in French; what reaches them is a link. */
export function RequestFields({ fields }: { fields: Record<string, string> }) {
  return (
    <dl className="border-t border-ink">
      {requestFields(fields).map(({ label, value, href }) => (
        <div
          key={label}
          className="grid gap-1 border-b border-rule py-3 md:grid-cols-[16rem_1fr] md:items-baseline"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="break-words">
            {href === undefined ? (
              value
            ) : (
              <a
                href={href}
                {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
                className="link-text"
              >
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
