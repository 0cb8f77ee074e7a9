// The build replaces this file: it emits the style sheets and exports their URLs.

/** The URL of `lab.css`, for the static picture. */
export const stylesUrl = '';

/** The URL of `take-over.css`, for what only the running lab shows. */
export const takeOverStylesUrl = '';
