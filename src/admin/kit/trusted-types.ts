/** Functions of a Trusted Types policy. They return TrustedHTML or TrustedScriptURL, which the DOM types as strings. */
type Rules<TKind extends string> = Record<TKind, (text: string) => string>;
type CreatePolicy = <TKind extends 'createHTML' | 'createScriptURL'>(
  name: string,
  rules: Rules<TKind>,
) => Rules<TKind>;
/** Undefined in browsers without Trusted Types. */
declare const trustedTypes: { createPolicy: CreatePolicy } | undefined;

/**
 * Creates a Trusted Types policy, through which a script inserts HTML or loads scripts; firebase.json lists the allowed
 * names. Public pages create their policies without this function, to save bytes.
 */
export const createTrustedTypesPolicy: CreatePolicy = (name, rules) =>
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
