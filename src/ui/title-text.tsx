/** Matches compounds such as « sous-bois », of up to six letters on each side; longer ones must break if too wide. */
const SHORT_COMPOUND = /(?<![\p{L}-])(\p{L}{1,6}-\p{L}{1,6})(?![\p{L}-])/u;

/** Renders a title whose short compounds stay on one line; the fonts have no no-break hyphen for this. */
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
