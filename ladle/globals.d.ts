/** The public configuration of every story, set at build time. */
declare const __SAMPLE_CONFIG__: import('../src/config/read-config.ts').PublicConfig;
