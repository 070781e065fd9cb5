/** The browser makes TrustedHTML and TrustedScriptURL, which the DOM's types know as strings. */
type Rules<TKind extends string> = Record<TKind, (text: string) => string>;
type CreatePolicy = <TKind extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<TKind>,
) => Rules<TKind>;
/** Undefined on the server, and in browsers without Trusted Types. */
declare const trustedTypes: { createPolicy: CreatePolicy } | undefined;

/** Lets code insert HTML or load scripts as `rules` say; the page's CSP names the policies that may exist. */
export const createPolicy: CreatePolicy = (name, rules) =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
