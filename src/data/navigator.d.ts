/** Properties of `navigator` that no standard has, and TypeScript therefore does not know. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly standalone?: boolean;
}
