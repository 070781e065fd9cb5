/** Non-standard properties of navigator. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
  readonly standalone?: boolean;
}
