declare const BUILD_ID: string | undefined;

/**
 * Tells builds of the command line apart: what one of them generated, another may not take for its own. Undefined when it
 * runs from source, which may change at any time.
 */
export const buildId = typeof BUILD_ID === 'string' ? BUILD_ID : undefined;
