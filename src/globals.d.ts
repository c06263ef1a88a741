/** Whether this build is answered by the fake backend; vite.config.ts decides. */
declare const __FAKE_BACKEND__: boolean;

/** Whether this build is the static demo, with the fake backend in the browser. */
declare const __DEMO__: boolean;

/** The commit that this build was made of, or `unknown`. */
declare const __COMMIT__: string;
