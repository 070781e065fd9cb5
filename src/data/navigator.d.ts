/** What some browsers tell of themselves. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly standalone?: boolean;
}
