/** The names of the scenarios. `scenarios.ts` does not compile without one of them. */
export type ScenarioName =
  | 'sub-account-limit'
  | 'session-expiring'
  | 'refresh-fails'
  | 'strict-login'
  | 'new-customer'
  | 'no-cem-product'
  | 'no-cem-service'
  | 'slow'
  | 'flaky-network'
  | 'empty-news'
  | 'extreme-content'
  | 'sms-limits'
  | 'backend-down'
  | 'many-sub-accounts'
  | 'vast-company';
