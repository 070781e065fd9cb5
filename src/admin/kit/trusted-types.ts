/** The browser makes TrustedHTML and TrustedScriptURL, which the DOM's types know as strings. */
type Rules<TKind extends string> = Record<TKind, (text: string) => string>;
type CreatePolicy = <TKind extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<TKind>,
) => Rules<TKind>;
/** Undefined on the server, and in browsers without Trusted Types. */
declare const trustedTypes: { createPolicy: CreatePolicy } | undefined;

/**
 * Lets code insert HTML or load scripts as `rules` say; firebase.json names the policies that may exist. Public pages
 * write the same in place, in fewer bytes.
 */
export const createPolicy: CreatePolicy = (name, rules) =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
