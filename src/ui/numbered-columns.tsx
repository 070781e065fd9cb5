/** Lists a few steps or promises, numbered: two beside each other on a phone, four on a wide screen. */
export function NumberedColumns({ items }: { items: Record<string, string> }) {
  return (
    <ol className="grid grid-cols-2 border-t border-ink lg:grid-cols-4">
      {Object.entries(items).map(([title, text], index) => (
        <li
          key={title}
          className="border-rule py-6 pr-4 even:border-l even:pl-4 max-lg:even:pr-0 max-lg:nth-[n+3]:border-t md:pr-7 md:even:pl-7 lg:pt-6 lg:pb-2.5 lg:not-first:border-l lg:not-first:pl-7"
        >
          <p aria-hidden="true" className="numeral">
            {index + 1}
          </p>
          <h3 className="title text-small-title mt-2.5 md:text-[1.625rem]">{title}</h3>
          <p className="mt-2 max-w-[34ch] text-small/[1.55] text-ink-2 md:text-ui/[1.5]">{text}</p>
        </li>
      ))}
    </ol>
  );
}
