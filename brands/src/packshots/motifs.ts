import type { Motif } from '../range/flavour-looks.ts'
import type { Part } from './motif-part.ts'
import { grown } from './motifs-grown.ts'
import { made } from './motifs-made.ts'

/** Flavour pictures in a box of 100 by 100. */
export const motifs: Record<Motif, Part[]> = { ...grown, ...made }
