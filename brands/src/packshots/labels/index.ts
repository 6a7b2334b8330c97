import type { LabelSystem } from '../../range/brand.ts'
import type { Label } from '../label.ts'
import { apothecary } from './apothecary.ts'
import { arcs } from './arcs.ts'
import { blocks } from './blocks.ts'
import { confetti } from './confetti.ts'
import { contour } from './contour.ts'
import { crest } from './crest.ts'
import { disc } from './disc.ts'
import { frame } from './frame.ts'
import { giant } from './giant.ts'
import { glow } from './glow.ts'
import { grid } from './grid.ts'
import { halftone } from './halftone.ts'
import { industrial } from './industrial.ts'
import { kraft } from './kraft.ts'
import { lab } from './lab.ts'
import { letter } from './letter.ts'
import { plain } from './plain.ts'
import { poster } from './poster.ts'
import { race } from './race.ts'
import { retro } from './retro.ts'
import { ridge } from './ridge.ts'
import { shards } from './shards.ts'
import { slash } from './slash.ts'
import { sunrise } from './sunrise.ts'
import { vertical } from './vertical.ts'
import { waves } from './waves.ts'

/** Every label system: a drawing on the label's own surface, from 0,0 to its width and height. */
export const systems: Record<LabelSystem, (label: Label) => string> = {
  apothecary,
  arcs,
  blocks,
  confetti,
  contour,
  crest,
  disc,
  frame,
  giant,
  glow,
  grid,
  halftone,
  industrial,
  kraft,
  lab,
  letter,
  plain,
  poster,
  race,
  retro,
  ridge,
  shards,
  slash,
  sunrise,
  vertical,
  waves,
}
