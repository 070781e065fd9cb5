/** The browser makes TrustedHTML and TrustedScriptURL, which the DOM's types know as strings. */
type Rules<TKind extends string> = Record<TKind, (text: string) => string>;
type CreatePolicy = <TKind extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<TKind>,
) => Rules<TKind>;
/** Trusted Types are undefined on the server, and in browsers that do not support them. */
declare const trustedTypes: { createPolicy: CreatePolicy } | undefined;

/**
 * Creates a Trusted Types policy, by which code may insert HTML or load scripts; firebase.json lists the allowed
 * policies. Public pages create theirs themselves, in fewer bytes.
 */
export const createTrustedTypesPolicy: CreatePolicy = (name, rules) =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
