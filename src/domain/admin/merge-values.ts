/** A record as it was opened, as one has changed it, and as somebody else has saved it meanwhile. */
type Versions<TValues> = {
  /** Null when it is not known: each difference may then be a change of both. */
  base: TValues | null;
  mine: TValues;
  theirs: TValues;
};

/** Two versions in one. */
export type Merge<TValues> = {
  /** What only one side changed, as changed; what both changed, as in mine. */
  values: TValues;
  /** Fields taken over from theirs. */
  taken: readonly string[];
  /** Fields that both changed, each otherwise. */
  disputed: readonly string[];
};

const fieldsOf = (values: object | null) => new Map<string, unknown>(Object.entries(values ?? {}));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges field by field; emptying a field is a change like any other, a list is one value.
 * @param bound fields that only mean something together: a change of one is a change of all
 */
export function mergeValues<TValues extends object>(
  { base, mine, theirs }: Versions<TValues>,
  bound: readonly string[] = [],
): Merge<TValues> {
  const [was, my, their] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const hasChanged = (name: string, now: ReadonlyMap<string, unknown>) =>
    base === null ||
    (bound.includes(name) ? bound : [name]).some((one) => !isSame(was.get(one), now.get(one)));
  const merged = new Map<string, unknown>();
  const disputed: string[] = [];
  for (const [name, value] of my) {
    const other = their.get(name);
    if (isSame(value, other)) continue;
    if (!hasChanged(name, my)) merged.set(name, other);
    else if (hasChanged(name, their)) disputed.push(name);
  }
  return {
    values: { ...mine, ...Object.fromEntries(merged) },
    taken: [...merged.keys()],
    disputed,
  };
}

/** Values in which some fields are as in theirs. */
export function withFieldsOf<TValues extends object>(
  values: TValues,
  theirs: TValues,
  names: readonly string[],
): TValues {
  const chosen = Object.entries(theirs).filter(([name]) => names.includes(name));
  return { ...values, ...Object.fromEntries(chosen) };
}
