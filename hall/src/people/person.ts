import type { Doing } from './poses.ts'

const wool = ['#2a3650', '#34373d', '#b39f80', '#666b58', '#94543d', '#8b8a86', '#6b2f3c', '#4a5a52']
const shirts = ['#d6d2c8', '#8fa6bc', '#e2ded6', '#3f5470', '#b98a7a', '#5d7f74', '#c9b27c', '#2f3b52']
const trousers = ['#34373d', '#2a3650', '#3f5470', '#7a7365', '#26262a', '#5a5f55']
const skins = ['#dcae92', '#e3bb9f', '#bd8a66', '#8a5a3c', '#5a3a28', '#cf9f80']
const hairs = ['#1f1a18', '#1f1a18', '#4a3021', '#4a3021', '#6d4a30', '#a8824f', '#8d8a86', '#7a3a22']

/** Somebody at the fair: body, clothes and what they do. */
export interface Person {
  doing: Doing
  /** Height of the seat in metres; undefined for who stands. */
  seat?: number
  woman: boolean
  /** Height in metres; width and girth against the usual. */
  tall: number
  broad: number
  belly: number
  skin: string
  hair: string
  style: 'short' | 'cropped' | 'long' | 'bob' | 'bun'
  beard: boolean
  cut: 'polo' | 'jacket' | 'shirt' | 'dress'
  top: string
  under: string
  bottom: string
  shoes: string
  lanyard?: string
  bag?: 'tote' | 'pack'
  bagColour: string
  holds?: 'shaker' | 'tablet' | 'cup'
  /** Moves the folds, so that no two wear the same ones. */
  seed: number
}

/** What somebody does with something in their hands. */
const held: Partial<Record<Doing, Person['holds']>> = { tablet: 'tablet', hold: 'shaker' }

/** Somebody made up by `random`; staff wear `uniform`, a colour, and the fair's lanyard `ribbon`. */
export function personOf(random: () => number, doing: Doing, ribbon: string, uniform?: string, seat?: number): Person {
  const any = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
  const woman = random() < 0.5
  const broad = 0.94 + random() * 0.16
  const seated = seat !== undefined
  const cut = uniform
    ? any(['polo', 'polo', 'shirt'] as const)
    : any(woman && !seated ? (['jacket', 'shirt', 'dress'] as const) : (['jacket', 'jacket', 'shirt', 'polo'] as const))
  const bag =
    uniform || seated ? undefined : doing === 'strap' ? 'tote' : any(['tote', 'pack', undefined, undefined] as const)
  return {
    doing,
    seat,
    woman,
    tall: (woman ? 1.6 : 1.71) + random() * 0.15,
    broad,
    belly: woman ? 0 : Math.max(0, random() - 0.55) * 0.13 * broad,
    skin: any(skins),
    hair: any(hairs),
    style: woman ? any(['long', 'bob', 'bun', 'long'] as const) : any(['short', 'short', 'short', 'cropped'] as const),
    beard: !woman && random() < 0.35,
    cut,
    top: uniform ?? any(cut === 'jacket' || cut === 'dress' ? wool : shirts),
    under: any(['#d6d2c8', '#2a2c30', '#e0ddd6', '#c8ccd0', '#9fb4c8']),
    bottom: uniform ? any(['#26262a', '#34373d']) : any(trousers),
    shoes: any(['#26262a', '#4b3527', '#d9d6ce', '#26262a']),
    lanyard: uniform || random() < 0.7 ? ribbon : undefined,
    bag,
    bagColour: any(['#c9bfa8', '#6b2f3c', '#3c6a58', '#2b2f36']),
    holds: held[doing] === 'shaker' && random() < 0.5 ? 'cup' : held[doing],
    seed: random() * 20,
  }
}
