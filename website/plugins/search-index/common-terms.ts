import type { Query } from './golden-queries';

/** Terms of web development for which a search must never show an empty list. */
export const commonTerms: readonly string[] = `
  accessibility analytics android angular apollo axios azure babel backend biome bigint blob browser bug bun bundle
  cache cancel changelog chrome ci cli cloudflare config context cookie cors coverage csp csrf css csv cursor cypress
  date debounce debug decimal default deno deploy deprecated devtools discriminator django docker download
  edge electron enum env error esbuild eslint expo express extension
  faq fastapi fetch file filter firebase firefox folder form format formdata formik
  gatsby generator gitignore gitlab go graphql gzip header help hook http2 https hydration
  i18n idempotency image infinite install interceptor ios java jenkins jest json jwt key kotlin kubernetes ky
  laravel lazy license limit linux loading localization logging login logout
  map memo metrics middleware migration mobx mobile mock monorepo msw multipart mutation mui
  nestjs netlify next node notification npm nullable number
  oauth offline openapi optimistic option pagination parallel parcel parse password path pattern pdf performance permissions
  playground playwright plugin pnpm polling polyfill prefetch preload prettier pricing progress proxy pwa python
  query queue rails react realtime redirect redux refetch remix request response rest retry roadmap rollup router rust
  safari schema search secret security selector sentry session snapshot soap sort spring sse ssr storybook stream string
  supabase suspense svelte swagger swc swr
  tailwind tauri template test throttle timeout timezone token toast translation trpc tutorial types typescript
  union update upgrade upload uuid validation vercel version vite vitest vue watch webhook webpack websocket windows
  workspace xml xss yaml yarn yup zod zustand
`
  .trim()
  .split(/\s+/);

/** Terms that the docs don't explain, with the page that says so or is the nearest. */
export const relatedTerms: readonly Query[] = [
  ['docker', 'guides/ci'],
  ['vercel', 'guides/ci'],
  ['faq', 'intro'],
  ['kotlin', 'intro'],
  ['soap', 'intro'],
  ['backend', 'guides/export-a-spec'],
  ['electron', 'guides/react-native'],
  ['playwright', 'guides/testing'],
  ['metrics', 'guides/devtools'],
  ['lerna', 'guides/monorepos'],
  ['astro', 'guides/nextjs'],
  ['parallel', 'react/api/stateless-hook'],
  ['toast', 'react/api/is-success'],
  ['rollup', 'how-hookloom-works/code-generation'],
  ['timezone', 'how-hookloom-works/openapi-support'],
  ['deno', 'getting-started'],
  ['throttle', 'patterns/stateful-vs-stateless'],
  ['yup', 'how-hookloom-works/code-generation'],
  ['idempotency', 'react/cookbook/binding-to-component-lifecycle'],
  ['roadmap', 'guides/changelog'],
  ['EventSource', 'guides/streams'],
  ['multipart', 'guides/content-types'],
];
