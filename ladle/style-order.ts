/**
 * Ladle replaces the two methods below, to copy inserted rules into its width frame. Every rule then ends up in a
 * style element of its own, in the order of insertion, and Fluent UI's order of precedence is lost. The frame is
 * switched off here, so the browser's own methods stay.
 */
for (const name of ['insertRule', 'deleteRule'] as const) {
  const original = CSSStyleSheet.prototype[name];
  Object.defineProperty(CSSStyleSheet.prototype, name, { get: () => original, set: () => {} });
}
