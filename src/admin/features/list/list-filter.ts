type Options = readonly { readonly value: string; readonly label: string }[];

export type ListFilter = {
  /** Its search parameter. */
  key: string;
  label: string;
  /** Label of the option that filters nothing. */
  all: string;
  options: Options;
};

/** The search parameters that filters read and change. */
export type FilterSearch = Readonly<Record<string, string | undefined>>;

export const labelOptions = (labels: Readonly<Record<string, string>>): Options =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Options labelled with their own values. */
export const valueOptions = (values: readonly string[]): Options =>
  values.map((value) => ({ value, label: value }));

/** Filters hotels and articles by whether visitors see them, or will. */
export const PUBLICATION_FILTER: ListFilter = {
  key: 'publie',
  label: 'Publication',
  all: 'Tous',
  options: labelOptions({ oui: 'Publiés', non: 'Non publiés', prevu: 'À paraître' }),
};
