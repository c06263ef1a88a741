/** The public configuration of every story, read when the explorer is built. */
declare const __SAMPLE_CONFIG__: import('../src/config/config.ts').PublicConfig;
