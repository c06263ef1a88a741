/** After how many seconds it is worth asking again for what the API failed. */
export const retryAfterS = 10;
