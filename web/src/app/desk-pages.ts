import type { ComponentType } from 'react'

/** The pages of the back office, apart from the others: a buyer's first visit does not load the table of their files. */
export const deskModules = import.meta.glob<Record<string, ComponentType>>([
  '../areas/**/*DeskPage.tsx',
  '../areas/back-office/*Page.tsx',
])
