/** Properties of `navigator` that only some browsers have, and that TypeScript therefore does not know. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly standalone?: boolean;
}
