type Values = Record<string, unknown>;

/**
 * Everything the site knows of who has an email address, as stored, instants as ISO strings; without
 * the administrators' accounts.
 */
export type PersonalData = {
  email: string;
  exported_at: string;
  subscriptions: Values[];
  requests: Values[];
};

/** The name of the file with a person's data, which does not tell whose; `today` is yyyy-MM-dd. */
export const personFileName = (today: string): string => `donnees-personnelles-${today}.json`;
