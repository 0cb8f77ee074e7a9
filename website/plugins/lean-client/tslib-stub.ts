/** Replaces `tslib` for `@docusaurus/utils-common`, with the only helper that it uses. */
export const __importDefault = (module: { readonly __esModule?: boolean }) =>
  module.__esModule ? module : { default: module };
