/**
 * Ladle replaces these two methods to copy inserted rules into its width frame. Each rule then gets a separate style
 * element in the order of insertion, which breaks the precedence of Fluent UI's rules. The frame is disabled here, so the
 * original methods stay.
 */
for (const name of ['insertRule', 'deleteRule'] as const) {
  const original = CSSStyleSheet.prototype[name];
  Object.defineProperty(CSSStyleSheet.prototype, name, { get: () => original, set: () => {} });
}
