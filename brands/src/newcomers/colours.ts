import { contrast, lighter, luminance, mix } from '../logos/colour.ts'
import type { RangeBrand } from '../range/brand.ts'
import { flavourLook } from '../range/flavour-looks.ts'

/** A stage's colours: its text is readable on each of the other ones. */
export interface StageColours {
  ground: string
  text: string
  /** Of what is drawn on the ground, behind packs and perhaps behind words. */
  tone: string
  floor: string
}

const PAPER = '#ffffff'
const INK = '#17191c'
/** Somewhat above 4.5, which WCAG 2.2 asks for: pictures are rounded when they are compressed. */
const READABLE = 4.6
const STEPS = Array.from({ length: 16 }, (_, i) => i * 0.05)

/** What tastes of nothing has its brand's second colour. */
export function flavourColour({ colours }: RangeBrand, flavour: string): string {
  const { colour, motif } = flavourLook(flavour)
  return motif === 'neutral' || motif === 'capsule' ? colours.accent : colour
}

/** A brand's stage: its own colours, the floor in its second one. */
export function brandStage({ colours: { ground, ink, accent } }: RangeBrand): StageColours {
  const text = [ink, accent].find(each => contrast(each, ground) >= READABLE) ?? ink
  return stage(readableUnder(text, ground), text, accent)
}

/** A product's stage, in its colour. */
export function newcomerStage(brand: RangeBrand, { colour }: { colour: string }): StageColours {
  // White looks better on colours on which black is somewhat more readable.
  const text = contrast(PAPER, colour) >= contrast(INK, colour) * 0.6 ? PAPER : INK
  return stage(readableUnder(text, colour), text, brand.colours.accent)
}

const stage = (ground: string, text: string, accent: string): StageColours => ({
  ground,
  text,
  // Away from the text, so that it only gets more readable.
  tone: mix(ground, isLight(text) ? '#000000' : PAPER, isLight(text) ? 0.2 : 0.42),
  floor: readableUnder(text, accent),
})

/** The colour, lighter or darker by as little as makes this text readable on it. */
function readableUnder(text: string, colour: string): string {
  const way = isLight(text) ? -1 : 1
  const shades = STEPS.map(by => (by === 0 ? colour : lighter(colour, way * by)))
  return shades.find(each => contrast(each, text) >= READABLE) ?? (way < 0 ? '#000000' : PAPER)
}

const isLight = (colour: string): boolean => luminance(colour) > 0.4
