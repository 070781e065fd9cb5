/** Matches « wagon-lit », « sous-bois »; longer compounds must break, to fit in a narrow column. */
const SHORT_COMPOUND = /(?<![\p{L}-])(\p{L}{1,6}-\p{L}{1,6})(?![\p{L}-])/u;

/** Renders a title whose short compounds stay on one line. The fonts have no no-break hyphen. */
export const TitleWithUnbrokenCompounds = ({ title }: { title: string }) =>
  title.split(SHORT_COMPOUND).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other identity.
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ),
  );
