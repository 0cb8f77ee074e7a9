/** Replaces `@codemirror/autocomplete` for the languages, which import it for completion that no editor of the site has. */
export const completeFromList = unused;
export const ifNotIn = unused;
export const snippetCompletion = unused;

function unused(): undefined {
  return undefined;
}
