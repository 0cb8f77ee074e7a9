declare const BUILD_ID: string | undefined;

/**
 * Identifies this build, so that a build never reuses what another one generated. Undefined when run from source, which may
 * change at any time.
 */
export const buildId = typeof BUILD_ID === 'string' ? BUILD_ID : undefined;
