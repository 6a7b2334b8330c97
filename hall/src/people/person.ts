import { Color } from 'three'
import { mixed } from '../booths/drawing.ts'
import type { Doing } from './poses.ts'

const list = (text: string) => text.split(' ')
const colours = (text: string) => list(text).map(each => `#${each}`)
const bags = colours('c9bfa8 6b2f3c 3c6a58 2b2f36')

/** What is dyed of a piece, and how: how bright its cloth is in the picture (0 if its own colours are only tinted). */
type Dye = [light: number, colours: string[]]
/** A piece of MakeHuman's and the colours of its upper and lower part; what has none keeps the picture's. */
interface Outfit {
  piece: string
  upper?: Dye
  lower?: Dye
  /** How much brighter than in the picture: what is black there is a hole in the hall's. */
  gain?: number
}
const shirts = colours('d6d2c8 8fa6bc e2ded6 3f5470 b98a7a 5d7f74 c9b27c 2f3b52')
const wool = colours('3d4c70 66756a 7d8272 a0906f 7a5a50 9a9996')
const denim: Dye = [0.2, colours('3d4a66 4a4e54 55698a 8a8272 3f434a 6a7078')]
const jacket: Outfit = { piece: 'male_casualsuit05', upper: [0.07, wool], lower: denim }
const striped: Outfit = { piece: 'male_casualsuit03', upper: [0.2, shirts], lower: denim }
const suits = ['#ffffff', '#b4bcf0', '#e8d4bc'].map((tint): Outfit => {
  const dye: Dye = [0, [tint]]
  return { piece: 'male_elegantsuit01', upper: dye, lower: dye, gain: 3.5 }
})
const pullover: Outfit = { piece: 'male_casualsuit02', upper: [0.13, shirts], lower: denim }
const shirt: Outfit = { piece: 'male_casualsuit01', upper: [0.08, shirts], lower: denim }
const tee: Outfit = { piece: 'female_casualsuit01', upper: [0.13, shirts], lower: denim }
const usual = {
  men: [shirt, shirt, pullover, pullover, striped, jacket, ...suits],
  women: [tee, tee, pullover, striped, striped, jacket, ...suits],
}
const black: Dye = [0.2, colours('3f434a 4a4e54')]
const uniforms = {
  men: { piece: 'male_casualsuit06', upper: [0.7], lower: black },
  women: { piece: 'female_casualsuit01', upper: [0.13], lower: black },
} as const
const hairs = {
  men: list('short01 short02 short03 short04 short02 short04'),
  women: list('long01 bob02 ponytail01 long01 ponytail01'),
}
const hairColours = {
  caucasian: colours('9a7340 6d4a30 4a3021 7a3a22 2a201b 8d8a86'),
  asian: colours('2b2420 33281f'),
  african: colours('241d1a 2c2320'),
}
const faces = {
  head: list('oval round square rectangular triangular diamond invertedtriangular'),
  other: list(
    'nose/nose-hump-morehump nose/nose-point-up nose/nose-width2-max nose/nose-scale-vert-incr chin/chin-prominent-more chin/chin-width-max mouth/mouth-scale-horiz-incr forehead/forehead-scale-vert-more nose/nose-curve-concave head/head-scale-horiz-more head/head-scale-vert-more',
  ),
}

/** A brand's colour on cloth: black is dark grey. */
const bright = (colour: string) =>
  new Color(colour).getHSL({ h: 0, s: 0, l: 0 }).l < 0.12 ? mixed(colour, '#ffffff', 0.22) : colour

export type Person = ReturnType<typeof personOf>

/**
 * Somebody made up by `random`, doing this on their feet or on a seat of this height. Staff wear the colour `uniform`;
 * `ribbon` is the colour of the fair's lanyards. Heights in metres; shapes are MakeHuman's with their shares.
 */
export function personOf(random: () => number, doing: Doing, ribbon: string, uniform?: string, seat?: number) {
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
  const woman = random() < 0.5
  const people = woman ? 'women' : 'men'
  const sex = woman ? 'female' : 'male'
  const race = pick(['caucasian', 'caucasian', 'caucasian', 'asian', 'african'] as const)
  const age = random() < 0.6 ? 0.08 + random() * 0.15 : 0.25 + random() * 0.3
  const heavy = Math.max(0, random() * 0.7 - 0.35)
  const strong = random() * 0.25
  const universal = (share: number, years: string, muscle: string, weight: string) => ({
    [`macrodetails/universal-${sex}-${years}-${muscle}muscle-${weight}weight`]: share,
  })
  const built = (share: number, years: string) => ({
    ...universal(share * (1 - heavy) * (1 - strong), years, 'average', 'average'),
    ...universal(share * (1 - heavy) * strong, years, 'max', 'average'),
    ...universal(share * heavy * (1 - strong), years, 'average', 'max'),
    ...universal(share * heavy * strong, years, 'max', 'max'),
    [`macrodetails/${race}-${sex}-${years}`]: share,
    [`macrodetails/proportions/${sex}-${years}-averagemuscle-averageweight-idealproportions`]: share * 0.7,
    [`macrodetails/height/${sex}-${years}-averagemuscle-averageweight-maxheight`]: share * 0.4,
  })
  const shapes: Record<string, number> = { ...built(1 - age, 'young'), ...built(age, 'old') }
  shapes[`head/head-${pick(faces.head)}`] = random() * 0.45
  shapes[`expression/units/${race}/mouth-corner-puller`] = 0.1 + random() * 0.3
  for (const side of ['left', 'right']) shapes[`expression/units/${race}/eyebrows-${side}-inner-up`] = 0.4
  for (const face of [pick(faces.other), pick(faces.other)]) shapes[face] = random() * 0.6
  const outfit = uniform
    ? { ...uniforms[people], upper: [uniforms[people].upper[0], [bright(uniform)]] as Dye }
    : pick(usual[people])
  const { gain } = outfit
  const dye = (part?: Dye) => part && { light: part[0], colour: pick(part[1]), gain }
  const hair = pick(hairs[people])
  const bag = pick(['tote', 'pack', undefined, undefined] as const)
  return {
    doing,
    seat,
    tall: (woman ? 1.6 : 1.72) + random() * 0.15,
    shapes,
    /** Dark skins are darker in MakeHuman's pictures than under the hall's lamps. */
    skinGain: race === 'african' ? 1.7 : 1,
    skin: `${age < 0.25 ? 'young' : age < 0.5 ? 'middleage' : 'old'}_${race}_${sex}`,
    iris: race === 'caucasian' ? pick(list('brown blue grey green brownlight')) : 'brown',
    brows: `eyebrows/eyebrow0${pick(woman ? ['01', '02', '03', '12'] : ['04', '05', '08', '10'])}`,
    hair: `hair/${race === 'african' && !woman ? 'afro01' : hair}`,
    hairColour: age > 0.45 && random() < 0.5 ? '#a8a49e' : pick(hairColours[race]),
    outfit: `clothes/${outfit.piece}`,
    upper: dye(outfit.upper),
    lower: dye(outfit.lower),
    shoes: `clothes/${pick(outfit.piece.includes('elegant') ? ['shoes03', 'shoes04'] : ['shoes05', 'shoes01', 'shoes04', 'shoes06'])}`,
    lanyard: uniform || random() < 0.7 ? ribbon : undefined,
    bag: uniform || seat !== undefined ? undefined : doing === 'strap' ? 'tote' : bag,
    bagColour: pick(bags),
    holds: doing === 'tablet' ? doing : doing === 'hold' ? pick(['shaker', 'cup'] as const) : undefined,
    shaker: uniform ?? pick(shirts),
  } as const
}
