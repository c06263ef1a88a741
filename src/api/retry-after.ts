/** The `Retry-After` value of responses that failed because of the API. */
export const retryAfterS = 10;
