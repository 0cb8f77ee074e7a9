npx hookloom sync --json | node check-breaking.mjs
