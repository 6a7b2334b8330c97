import { type ResolveFnOutput, registerHooks } from 'node:module'

// Drizzle's package.json has 130 kB of exports, and Node parses them again for each of its files and imports: a second
// of every start. This hook resolves a name once and its files by path. Load it before everything else: `node
// --import`. See docs/libraries.md.
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
