import type { ComponentType } from 'react'

/** The pages of the Newcomer Week, apart from the others: most first visits do not load the table of their files. */
export const weekModules = import.meta.glob<Record<string, ComponentType>>([
  '../areas/newcomer-week/*/*Page.tsx',
  '!../areas/newcomer-week/desk/*Page.tsx',
])
