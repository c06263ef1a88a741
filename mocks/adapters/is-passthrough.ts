/**
 * Whether the fake backend answers some operations and a real one the others.
 *
 * Separate from `passthrough.ts`: the configuration of Vite imports it, and Vite restarts when a file changes that its configuration
 * imports, such as the generated contract.
 */
export const isPassthrough = (environment: NodeJS.ProcessEnv): boolean =>
  environment.MOCK_OPERATIONS !== undefined;
