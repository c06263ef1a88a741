/** Whether the build uses the fake backend; set by vite.config.ts. */
declare const __FAKE_BACKEND__: boolean;

/** Whether this build is the static demo, with the fake backend in the browser. */
declare const __DEMO__: boolean;

/** The commit of the build, or `unknown`. */
declare const __COMMIT__: string;
