import { type ResolveFnOutput, registerHooks } from 'node:module'

// Drizzle's package.json names 130 kB of exports, and Node reads them anew for each file of it and each import of it: a
// second of every start. Here a name is looked up once, and its files find each other by their paths. To be loaded before
// everything else: `node --import`. See docs/decisions/0082.
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
