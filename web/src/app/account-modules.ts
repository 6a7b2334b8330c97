import type { ComponentType } from 'react'

/** The further pages of the account, apart from the others: most first visits do not load the table of their files. */
export const accountModules = import.meta.glob<Record<string, ComponentType>>([
  '../areas/*/account/*Page.tsx',
  '../areas/people/security/*Page.tsx',
])
