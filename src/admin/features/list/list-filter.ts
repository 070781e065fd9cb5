type Options = readonly { readonly value: string; readonly label: string }[];

/** One choice among the filters of a list. */
export type ListFilter = {
  /** What it is called in the address. */
  key: string;
  label: string;
  /** The choice of everything. */
  all: string;
  options: Options;
};

/** What an address says of a list, as filters read and change it. */
export type FilterSearch = Readonly<Record<string, string | undefined>>;

export const labelOptions = (labels: Readonly<Record<string, string>>): Options =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Options that are called what they are. */
export const valueOptions = (values: readonly string[]): Options =>
  values.map((value) => ({ value, label: value }));

/** Of hotels and articles, those that visitors see, or do not. */
export const PUBLICATION_FILTER: ListFilter = {
  key: 'publie',
  label: 'Publication',
  all: 'Tous',
  options: labelOptions({ oui: 'Publiés', non: 'Non publiés' }),
};
