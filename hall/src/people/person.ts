import type { Doing } from './poses.ts'

const list = (text: string) => text.split(' ').map(each => `#${each}`)
const wool = list('2a3650 34373d b39f80 666b58 94543d 8b8a86 6b2f3c 4a5a52')
const shirts = list('d6d2c8 8fa6bc e2ded6 3f5470 b98a7a 5d7f74 c9b27c 2f3b52')
const trousers = list('34373d 2a3650 3f5470 7a7365 26262a 5a5f55')
const pale = list('dcae92 e3bb9f cf9f80')
const tan = list('bd8a66 8a5a3c 5a3a28')
const hairs = list('a8824f 8d8a86 7a3a22 6d4a30 4a3021 4a3021 1f1a18 1f1a18')
const bags = list('c9bfa8 6b2f3c 3c6a58 2b2f36')
export type Person = ReturnType<typeof personOf>

/**
 * Somebody made up by `random`, doing this on their feet or on a seat of this height. Staff wear the colour `uniform`;
 * `ribbon` is the colour of the fair's lanyards. Heights in metres; `broad` and `belly` are against the usual.
 */
export function personOf(random: () => number, doing: Doing, ribbon: string, uniform?: string, seat?: number) {
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
  const woman = random() < 0.5
  const fair = random() < 0.55
  const broad = 0.94 + random() * 0.16
  const seated = seat !== undefined
  const usual =
    woman && !seated ? (['jacket', 'shirt', 'dress'] as const) : (['jacket', 'jacket', 'shirt', 'polo'] as const)
  const chosen = pick(uniform ? (['polo', 'polo', 'shirt'] as const) : usual)
  // A skirt does not follow long steps.
  const cut = chosen === 'dress' && (doing === 'walk' || doing === 'stroll') ? 'shirt' : chosen
  const bag = pick(['tote', 'pack', undefined, undefined] as const)
  return {
    doing,
    seat,
    woman,
    tall: (woman ? 1.6 : 1.71) + random() * 0.15,
    broad,
    belly: woman ? 0 : Math.max(0, random() - 0.55) * 0.13,
    skin: pick(fair ? pale : tan),
    hair: pick(fair ? hairs : hairs.slice(4)),
    style: woman
      ? pick(['long', 'bob', 'bun', 'long'] as const)
      : pick(['short', 'short', 'short', 'cropped'] as const),
    beard: !woman && random() < 0.15,
    cut,
    top: uniform ?? pick(cut === 'jacket' || cut === 'dress' ? wool : shirts),
    under: pick(list('d6d2c8 2a2c30 e0ddd6 c8ccd0 9fb4c8')),
    bottom: uniform ? pick(list('26262a 34373d')) : pick(trousers),
    shoes: pick(list('26262a 4b3527 d9d6ce 26262a')),
    lanyard: uniform || random() < 0.7 ? ribbon : undefined,
    bag: uniform || seated ? undefined : doing === 'strap' ? 'tote' : bag,
    bagColour: pick(bags),
    holds: doing === 'tablet' ? doing : doing === 'hold' ? pick(['shaker', 'cup'] as const) : undefined,
    /** Moves the folds, so that no two wear the same ones. */
    seed: random() * 20,
  }
}
