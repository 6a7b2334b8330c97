import { join } from 'node:path'

const fileOf = (name: string): string => join(import.meta.dirname, 'fonts', `${name}.ttf`)

/** Whole fonts, which packages for pages cut by script: a name may mix them. */
export const fontFiles = {
  regular: fileOf('Inter-Regular'),
  bold: fileOf('Inter-SemiBold'),
  heading: fileOf('BarlowCondensed-SemiBold'),
} as const
