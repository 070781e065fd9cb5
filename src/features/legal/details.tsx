import type { ReactNode } from 'react';

type DetailsProps = { rows: readonly { term: string; text: ReactNode }[] };

/** Terms and what they stand for, in ruled rows. */
export function Details({ rows }: DetailsProps) {
  return (
    <dl className="mt-4 border-t border-rule text-ui/[1.5]">
      {rows.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-b border-rule py-3.5 sm:grid-cols-[13rem_1fr]"
        >
          <dt className="font-medium">{term}</dt>
          <dd className="wrap-anywhere text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
