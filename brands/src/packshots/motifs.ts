import type { Part } from './motif-part.ts'
import { grown } from './motifs-grown.ts'
import { made } from './motifs-made.ts'

/** Motifs of flavours and variants on labels. */
export type Motif = keyof typeof grown | keyof typeof made

/** Flavour pictures in a box of 100 by 100. */
export const motifs: Record<Motif, Part[]> = { ...grown, ...made }
