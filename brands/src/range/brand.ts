import type { CategoryKey } from './categories.ts'

/** A brand's label system, the same over its whole range. */
export type LabelSystem =
  | 'apothecary'
  | 'arcs'
  | 'blocks'
  | 'confetti'
  | 'contour'
  | 'crest'
  | 'disc'
  | 'frame'
  | 'giant'
  | 'glow'
  | 'grid'
  | 'halftone'
  | 'industrial'
  | 'kraft'
  | 'lab'
  | 'letter'
  | 'plain'
  | 'poster'
  | 'race'
  | 'retro'
  | 'ridge'
  | 'shards'
  | 'slash'
  | 'sunrise'
  | 'vertical'
  | 'waves'

/** Typefaces of the wordmarks; the files are listed in `letters/faces.ts`. */
export type Face =
  | 'abril'
  | 'alfa'
  | 'anton'
  | 'archivo'
  | 'bebas'
  | 'bowlby'
  | 'bungee'
  | 'comfortaa'
  | 'dm-serif'
  | 'gloock'
  | 'josefin'
  | 'jost'
  | 'kanit'
  | 'krona'
  | 'lilita'
  | 'marker'
  | 'michroma'
  | 'racing'
  | 'righteous'
  | 'russo'
  | 'shoulders'
  | 'shrikhand'
  | 'space'
  | 'staatliches'
  | 'syncopate'
  | 'syne'
  | 'titan'
  | 'unbounded'
  | 'young'
  | 'zilla'

/** The sign beside or above the wordmark. */
export type Sign =
  | 'anvil'
  | 'barbell'
  | 'bars'
  | 'basalt'
  | 'biscuit'
  | 'blossom'
  | 'bolt'
  | 'branch'
  | 'burst'
  | 'chevrons'
  | 'churn'
  | 'cloud'
  | 'column'
  | 'compass'
  | 'cookie'
  | 'crisp'
  | 'crown'
  | 'crystal'
  | 'cube'
  | 'drop'
  | 'fin'
  | 'fjord'
  | 'flag'
  | 'flame'
  | 'flask'
  | 'grip'
  | 'gust'
  | 'hairpin'
  | 'hammer'
  | 'hexagon'
  | 'horizon'
  | 'horns'
  | 'leaf'
  | 'milk'
  | 'moon'
  | 'mountain'
  | 'nut'
  | 'oat'
  | 'otter'
  | 'parasol'
  | 'pea'
  | 'pill'
  | 'pulse'
  | 'quarry'
  | 'ripple'
  | 'rising'
  | 'shaker'
  | 'shell'
  | 'smile'
  | 'solstice'
  | 'spark'
  | 'sprout'
  | 'star'
  | 'sun'
  | 'tulip'
  | 'udder'
  | 'wave'
  | 'wheel'
  | 'whisk'
  | 'wing'
  | 'wolf'

/** A fictional brand of the demo. `level` is its price level: 1 is the market average. */
export interface RangeBrand {
  id: number
  erpId: string
  name: string
  slug: string
  claim: string
  description: string
  yearsOld: number
  /** ISO 3166-1 alpha-2. */
  country: string
  level: number
  /** The brand's categories, best-selling first. */
  makes: CategoryKey[]
  /** The label's background, its print colour, and the second colour; `lid` colours closures and edges. */
  colours: { ground: string; ink: string; accent: string; lid: string }
  system: LabelSystem
  /** The wordmark: letters as set, typeface, tracking in em. A slash separates the lines of a stacked mark. */
  wordmark: { letters: string; face: Face; tracking: number }
  sign: Sign
  /** Exhibits at the show; 31 is the organiser. */
  booth: number | null
  websiteUrl: string
  youtubeUrl: string
  instagramUrl: string
  facebookUrl: string
  twitterUrl: string
}
