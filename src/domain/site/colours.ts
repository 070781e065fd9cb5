/** Colours of src/ui/styles/theme.css in light and in dark mode, for mails and drawn pictures, which read no style sheet. */
export const THEME_COLOURS = {
  paper: ['#f7f2e6', '#0e1730'],
  sheet: ['#fffcf5', '#152040'],
  ink: ['#14213f', '#f3ecdc'],
  quiet: ['#404962', '#b6bccd'],
  gold: ['#a07a2c', '#c9a45a'],
  accent: ['#b33f1b', '#f0906a'],
  label: ['#fffcf5', '#0e1730'],
  rule: ['#d5ccb9', '#2c3859'],
} as const;
