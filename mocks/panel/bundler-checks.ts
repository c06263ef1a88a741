/** Warnings of the bundler that nobody can act on: `use client` in packages, and the time of its plugins. */
export const bundlerChecks = { moduleLevelDirective: false, bundlerTimings: false } as const;
