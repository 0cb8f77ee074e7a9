import config from './orval.config.mjs';

// Orval follows what a vendor extension of GitHub's holds as if it were a schema, and ends at a `null` in it.
function withoutBreakingChanges(value) {
  if (Array.isArray(value)) return value.map(withoutBreakingChanges);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'x-github-breaking-changes');
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutBreakingChanges(one)]));
}

const { input, output } = config.github;

export default {
  github: { input: { ...input, override: { transformer: withoutBreakingChanges } }, output },
};
