import process from 'node:process';

/** Set by scripts/build.mjs: a digest of the sources. */
declare const BUILD_STAMP: string | undefined;

/** Differs between programs that may read the same feed in different ways; null where it runs from sources, which may be edited. */
export const PROGRAM: string | null = typeof BUILD_STAMP === 'undefined' ? null : `${BUILD_STAMP} ${process.version}`;
