/**
 * Warnings of the bundler that nobody can act on: `use client` in packages, the time of its plugins, a plugin of the router that splits
 * routes without a source map, and modules that one page needs at once and another one later.
 */
export const bundlerChecks = {
  moduleLevelDirective: false,
  bundlerTimings: false,
  sourcemapBroken: false,
  ineffectiveDynamicImport: false,
} as const;
