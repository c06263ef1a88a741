/** Whether this build is answered by the fake backend; vite.config.ts decides. */
declare const __FAKE_BACKEND__: boolean;
