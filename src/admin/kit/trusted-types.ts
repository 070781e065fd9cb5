/** Functions of a policy. Browsers return TrustedHTML or TrustedScriptURL, which the DOM's types call strings. */
type Rules<TKind extends string> = Record<TKind, (text: string) => string>;
type CreatePolicy = <TKind extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<TKind>,
) => Rules<TKind>;
/** Trusted Types are undefined in browsers that do not support them. */
declare const trustedTypes: { createPolicy: CreatePolicy } | undefined;

/**
 * Creates a Trusted Types policy, which may insert HTML or load scripts; firebase.json lists the allowed policies.
 * Public pages create their own policies directly, in fewer bytes.
 */
export const createTrustedTypesPolicy: CreatePolicy = (name, rules) =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
