// By name: a pattern for all style sheets would include the site's CSS modules, which have types of their own.
declare module '*/playground.css';
declare module '*/app.css';
declare module '@hookloom/workbench/styles.css';
