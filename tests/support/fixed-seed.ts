import fc from 'fast-check';

/** Random values are the same in every run; FUZZ_SECONDS tries others (tests/fuzz). */
fc.configureGlobal({ seed: 20_261_122 });
