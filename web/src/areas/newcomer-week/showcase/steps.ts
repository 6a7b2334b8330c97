/** A part of the showcase that moves or appears, in milliseconds after the click. */
export type Step<Part extends string> = { readonly at: number; readonly part: Part }

/** Opening sets the parts one after the other, closing takes them back in the reverse order. */
export type Phases<Part extends string> = {
  readonly opening: readonly Step<Part>[]
  readonly closing: readonly Step<Part>[]
}

export type BrandPart = 'others' | 'active' | 'list'
export type ProductPart = 'others' | 'active' | 'info' | 'sizes'

/** The others leave at once: their moment is the click itself (docs/areas/week.md). */
export const brandPhases: Phases<BrandPart> = {
  opening: [
    { at: 0, part: 'others' },
    { at: 300, part: 'active' },
    { at: 400, part: 'list' },
  ],
  closing: [
    { at: 200, part: 'list' },
    { at: 600, part: 'active' },
    { at: 900, part: 'others' },
  ],
}

export const productPhases: Phases<ProductPart> = {
  opening: [
    { at: 0, part: 'others' },
    { at: 500, part: 'active' },
    { at: 700, part: 'info' },
    { at: 900, part: 'sizes' },
  ],
  closing: [
    { at: 200, part: 'sizes' },
    { at: 500, part: 'info' },
    { at: 800, part: 'active' },
    { at: 1000, part: 'others' },
  ],
}
