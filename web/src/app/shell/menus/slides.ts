/** Letters of the brands menu: '#' is for all that begin otherwise. */
export const LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Entries of a slide, and slides side by side. */
export const PER_SLIDE = 10
export const IN_VIEW = 4

type Group<Entry> = { readonly letter: string; readonly brands: readonly Entry[] }

/** Entries in slides of ten, each with its letter where that begins or the slide does. */
export function slidesOf<Entry>(groups: readonly Group<Entry>[]) {
  const entries = groups.flatMap(({ letter, brands }) => brands.map(brand => ({ letter, brand })))
  return [...Array(Math.ceil(entries.length / PER_SLIDE)).keys()].map(slide =>
    entries
      .slice(slide * PER_SLIDE, (slide + 1) * PER_SLIDE)
      .map((entry, i, all) => ({ ...entry, isFirst: all[i - 1]?.letter !== entry.letter })),
  )
}

/** The first slide in view that shows slide `wanted`: a view is full, even at the end. */
export const viewAt = (wanted: number, slides: number): number => Math.max(0, Math.min(wanted, slides - IN_VIEW))
